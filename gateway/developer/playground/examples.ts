/** The playground's tabs: the three largest pages, each as one query. Contract tests run them. */
export interface Example {
  query: string;
  variables?: string;
}

const fragments = `
fragment money on Money { amount currency }
fragment page on PageInfo { offset limit total hasMore }
`;

export const homePage: Example = {
  query: `# Home: all that a guest's first page shows. Every platform call behind it is made once;
# when one of them fails, its field is null, "errors" says why, and the rest is there.
query HomePage {
  viewer { nickname role balance { money { amount currency } } favoriteGameIds }
  system {
    status location offers
    features { freePlay directRegistration agentPolicy chat }
    customerService { name url }
    resources { kind label url }
  }
  categories { type path vendors { code name logo } }
  announcements {
    banners { title image link }
    notices { id title content publishedAt }
    popups { id title }
  }
  hotGames(limit: 12) { ...card }
  winners { customer win { amount currency } game { id name image } }
  vendorLanes { title type path vendors { vendor { code name } image more } }
  slots: games(filter: { type: RNG }, limit: 10) { ...row }
  live: games(filter: { type: LIVE }, limit: 10) { ...row }
  fish: games(filter: { type: FISH }, limit: 10) { ...row }
}

fragment row on GameConnection { nodes { ...card } pageInfo { hasMore } }
fragment card on Game { id name image type start hot new freeTrial vendor { code name } }
`,
};

export const memberCenter: Example = {
  query: `# Member center: sign in on the portal first, for example as player1.
query MemberCenter {
  viewer { nickname role avatar balance { money { ...money } } unreadMessages singleWallet }
  system { offers features { manualRebate } }
  profile { nickname realName birthday email mobile }
  security { paymentPasswordSet emailVerified mobileVerified lastPasswordChange }
  accountSessions { id at device current }
  wallet {
    balances { code name balance { ...money } }
    depositMethods {
      id kind name icon min { ...money } max { ...money } presets { ...money } bonusPercent
    }
    deposits { nodes { id methodName amount { ...money } status at settledAt } pageInfo { ...page } }
    bankCards { id bank holder number isDefault }
    withdrawalLimits {
      min { ...money } max { ...money } dailyLeft { ...money } feePercent confirmMinutes
    }
    withdrawals {
      nodes { id amount { ...money } fee { ...money } card status at } pageInfo { ...page }
    }
    withdrawalConfirmations { id amount { ...money } paidAt confirmBy state notRefunded }
  }
  records {
    games {
      nodes { id gameName vendor { code name } type stake { ...money } win { ...money } at status }
      pageInfo { ...page } totals { stake { ...money } win { ...money } }
    }
    transactions {
      nodes { id kind amount { ...money } balanceAfter { ...money } at remark } pageInfo { ...page }
    }
    profit {
      days { day totals { stake { ...money } win { ...money } profit { ...money } } }
      totals {
        deposit { ...money } withdrawal { ...money } bonus { ...money } rebate { ...money }
        profit { ...money }
      }
    }
    bonuses {
      nodes { id name amount { ...money } rollover { ...money } progress { ...money } status }
      pageInfo { ...page }
    }
    rewards { id name kind amount { ...money } status endsAt }
    referral {
      code link invited active earned { ...money } friends { account joinedAt earned { ...money } }
    }
    rebate {
      rows { type validStake { ...money } ratePercent amount { ...money } }
      total { ...money } claimableAt
    }
  }
  missions { points missions { id name percent status } }
  messages { nodes { id title sentAt read } pageInfo { ...page } }
  points { balance { available frozen } }
  contracts { standing { dividend dailySalary hourlySalary realTimeSalary } }
}
${fragments}`,
};

export const agentCenter: Example = {
  query: `# Agent center: sign in on the portal first, for example as agent1.
query AgentCenter {
  viewer { nickname role balance { money { ...money } } }
  system { offers }
  agent {
    announcements { nodes { id title content publishedAt } pageInfo { ...page } }
    overview {
      teamBalance { ...money } members newMembers activeMembers commission { ...money }
      deposit { ...money } withdrawal { ...money } stake { ...money } win { ...money }
      days { day newMembers activeMembers stake { ...money } win { ...money } profit { ...money } }
    }
    rates { type own max }
    links { code url type uses rates { type rate } }
    downline {
      nodes { id account type level balance { ...money } members frozen rates { type rate } }
      pageInfo { ...page } path { id account }
    }
    gameRecords {
      nodes { id account gameName stake { ...money } win { ...money } } pageInfo { ...page }
    }
    profitLoss {
      nodes { account sums { stake { ...money } win { ...money } profit { ...money } } }
      pageInfo { ...page } totals { stake { ...money } profit { ...money } }
    }
    revenue {
      rows { type stake { ...money } ratePercent revenue { ...money } }
      totals { revenue { ...money } }
    }
    transactions { nodes { id account kind amount { ...money } at } pageInfo { ...page } }
    dividends { nodes { ...payment } pageInfo { ...page } }
    daily: salary(kind: DAILY) { nodes { ...payment } }
    hourly: salary(kind: HOURLY) { nodes { ...payment } }
    realTime: salary(kind: REAL_TIME) { nodes { ...payment } }
  }
  contracts {
    standing { dividend dailySalary hourlySalary realTimeSalary }
    ofKind(kind: DIVIDEND) { mine { ...contract } offers { ...contract } given { ...contract } }
  }
}

fragment payment on ContractPayment {
  id direction counterparty period base { ...money } rate amount { ...money } status paidAt
}
fragment contract on Contract {
  id kind from to state request frozen unpaid willTerminate { account rate }
  terms { ... on PeriodTerms { rate period activeCount } ... on RealTimeTerms { winRate lossRate } }
}
${fragments}`,
};

export const examples: readonly Example[] = [homePage, memberCenter, agentCenter];
