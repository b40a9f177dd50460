import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerModel as ViewerModelModel } from '../domains/member/viewer.ts';
import type { SystemModel as SystemModelModel } from '../domains/system/shape.ts';
import type { AnnouncementsModel as AnnouncementsModelModel } from '../domains/announcements/shape.ts';
import type { WireAnnouncement as WireAnnouncementModel, WirePromotion as WirePromotionModel } from '../domains/announcements/calls.ts';
import type { WireHelpSection as WireHelpSectionModel } from '../domains/system/wire.ts';
import type { VendorModel as VendorModelModel } from '../domains/games/shape.ts';
import type { LobbyModel as LobbyModelModel } from '../domains/games/lobby.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** HTML that has passed the gateway's sanitiser. Render it with SafeHtml only. */
  SafeHtml: { input: string; output: string; }
  /** Milliseconds since the epoch, as an integer. */
  Timestamp: { input: number; output: number; }
  /**
   * A file of a form. It reaches the gateway in process only, as the form's own File; over HTTP the gateway
   * takes JSON, which can't hold one.
   */
  Upload: { input: File; output: never; }
  /** An https address, or a path of the image CDN already joined to its host. */
  Url: { input: string; output: string; }
};

/** The account exists, and may not be used on this site; the session was ended. */
export type AccountNotAllowed = {
  __typename?: 'AccountNotAllowed';
  /** Why. */
  reason: AccountRefusal;
};

/** Why an account may not sign in here. */
export type AccountRefusal =
  /** E19: the agent site takes agents only. */
  | 'AGENTS_ONLY'
  /** E18: not a member's account. */
  | 'NOT_A_MEMBER';

/** A session of the account at the platform. */
export type AccountSession = {
  __typename?: 'AccountSession';
  /** From which address. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it was used last. */
  at?: Maybe<Scalars['Timestamp']['output']>;
  /** True for the one of this request. */
  current: Scalars['Boolean']['output'];
  /** With what. */
  device?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
};

/** How far an activity, bonus, mission or reward has come (S30). */
export type ActivityStatus =
  /** It was claimed, and the operator has not decided. */
  | 'APPLYING'
  /** It is reached and waits to be claimed. */
  | 'CLAIM'
  /** It was claimed and given. */
  | 'CLAIMED'
  /** Closed; also what a word means that nobody knows (A60). */
  | 'CLOSE'
  /** It has not begun. */
  | 'COMING'
  /** The operator gave it without a claim. */
  | 'ISSUED'
  /** It can be joined. */
  | 'JOIN'
  /** It is under way and not reached yet. */
  | 'PROCESS'
  /** The operator said no. */
  | 'REJECTED'
  /** Signed up, or joined. */
  | 'SIGNED';

/** What a bank card needs. */
export type AddBankCardInput = {
  /** The bank. */
  bank: Scalars['String']['input'];
  /** Who holds the card; the real name where one is known. */
  holder: Scalars['String']['input'];
  /** The number: 6 to 34 letters and digits, blanks are dropped. */
  number: Scalars['String']['input'];
  /** The six digits that guard money. */
  paymentPassword: Scalars['String']['input'];
};

/** What adding a card can come to. */
export type AddBankCardResult = AddBankCardSuccess | InvalidInput | Refused | Throttled;

/** The card was added. */
export type AddBankCardSuccess = {
  __typename?: 'AddBankCardSuccess';
  /** Its id. */
  cardId: Scalars['ID']['output'];
};

/** Who recommends this site to a visitor. */
export type Affiliate = {
  __typename?: 'Affiliate';
  /** The recommender's name, masked; null when the platform does not say. */
  recommender?: Maybe<Scalars['String']['output']>;
};

/** The agent center. A field that this brand does not offer is null and no error. */
export type Agent = {
  __typename?: 'Agent';
  /** What the operator announces to agents (CA50). */
  announcements?: Maybe<AgentAnnouncementConnection>;
  /** Dividends (CA62). */
  dividends?: Maybe<PaymentConnection>;
  /** Who is below the viewer, or below `parentId` (CA57). */
  downline?: Maybe<DownlineConnection>;
  /** Rounds of the whole team, or of one account (CA20). */
  gameRecords?: Maybe<GameRecordConnection>;
  /** Links by which people register below the viewer (CA53). */
  links?: Maybe<Array<ReferralLink>>;
  /** The team in figures, with a series by day (CA51). */
  overview?: Maybe<TeamOverview>;
  /** Profit and loss by account (CA59). */
  profitLoss?: Maybe<ProfitLossConnection>;
  /** The rates the viewer has and may give, by type of game (CA56). */
  rates?: Maybe<Array<OwnRate>>;
  /** What the team's play earned the viewer, by type of game (CA60). */
  revenue?: Maybe<RevenueReport>;
  /** Salary of one kind (CA63–CA65). */
  salary?: Maybe<PaymentConnection>;
  /** What moved the team's wallets (CA61). */
  transactions?: Maybe<TransactionConnection>;
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentAnnouncementsArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentDividendsArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentDownlineArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentGameRecordsArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GameRecordFilter>;
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentOverviewArgs = {
  range?: InputMaybe<DateRange>;
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentProfitLossArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentRevenueArgs = {
  range?: InputMaybe<DateRange>;
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentSalaryArgs = {
  kind: SalaryKind;
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
};


/** The agent center. A field that this brand does not offer is null and no error. */
export type AgentTransactionsArgs = {
  kind?: InputMaybe<TransactionKind>;
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of announcements. */
export type AgentAnnouncementConnection = {
  __typename?: 'AgentAnnouncementConnection';
  /** The announcements of this page. */
  nodes: Array<Announcement>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An announcement (D-19). */
export type Announcement = {
  __typename?: 'Announcement';
  /** Its text. */
  content: Scalars['SafeHtml']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The promotion it belongs to, if any: shows the go-to-promotion button (U39). */
  promotionType?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  publishedAt: Scalars['Timestamp']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** What the operator announces. */
export type Announcements = {
  __typename?: 'Announcements';
  /** Banners of a group: w_home for the carousel, w_login for the login popup (U2, U38). */
  banners: Array<Banner>;
  /** Marquee and announcements block (A32). */
  notices: Array<Announcement>;
  /** The popup's list, 8 a page (M1, K1). */
  popups: Array<Announcement>;
  /** Promotions. */
  promotions: Array<Promotion>;
};


/** What the operator announces. */
export type AnnouncementsBannersArgs = {
  group?: Scalars['String']['input'];
};

/** A wallet's balance. */
export type Balance = {
  __typename?: 'Balance';
  /** How much. */
  money: Money;
  /** When the platform counted it. */
  updatedAt?: Maybe<Scalars['Timestamp']['output']>;
};

/** A bank card. */
export type BankCard = {
  __typename?: 'BankCard';
  /** The bank. */
  bank: Scalars['String']['output'];
  /** Who holds it. */
  holder: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** True for the card that is offered first. */
  isDefault: Scalars['Boolean']['output'];
  /** The number, all but its last digits hidden. */
  number: Scalars['String']['output'];
};

/** A banner (D-20). */
export type Banner = {
  __typename?: 'Banner';
  /** Its picture. */
  image: Scalars['Url']['output'];
  /** Where it leads; null when nowhere. A click needs a login (P1). */
  link?: Maybe<Scalars['String']['output']>;
  /** Its title, for those who can't see the picture. */
  title: Scalars['String']['output'];
};

/** A bonus. */
export type Bonus = {
  __typename?: 'Bonus';
  /** How much it gives. */
  amount: Money;
  /** When it was given. */
  at?: Maybe<Scalars['Timestamp']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What of that has been staked. */
  progress: Money;
  /** What has to be staked for it. */
  rollover: Money;
  /** How far it has come (S30). */
  status: ActivityStatus;
};

/** A page of bonuses. */
export type BonusConnection = {
  __typename?: 'BonusConnection';
  /** The bonuses of this page. */
  nodes: Array<Bonus>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A captcha picture. */
export type Captcha = {
  __typename?: 'Captcha';
  /** A data: address of a PNG. */
  image: Scalars['String']['output'];
};

/** The captcha is missing or wrong. */
export type CaptchaRequired = {
  __typename?: 'CaptchaRequired';
  /** True when a captcha was sent and was wrong. */
  wrong: Scalars['Boolean']['output'];
};

/** A captcha, or when one may be asked for. */
export type CaptchaResult = Captcha | Refused | Throttled;

/** What a change of messages can come to. */
export type ChangeMessagesResult = ChangeMessagesSuccess | InvalidInput | Refused | Throttled;

/** The messages were changed. */
export type ChangeMessagesSuccess = {
  __typename?: 'ChangeMessagesSuccess';
  /** Which. */
  ids: Array<Scalars['ID']['output']>;
  /** How many are unread now; null when it can't be had. */
  unread?: Maybe<Scalars['Int']['output']>;
};

/** What a change of password needs (V25–V27). */
export type ChangePasswordInput = {
  /** The new one again. */
  confirmPassword: Scalars['String']['input'];
  /** The new one. */
  newPassword: Scalars['String']['input'];
  /** The password so far; may be left out when `Viewer.oldPasswordKnown`. */
  oldPassword?: InputMaybe<Scalars['String']['input']>;
};

/** What a change of password can come to. */
export type ChangePasswordResult = ChangePasswordSuccess | InvalidInput | Refused | Throttled;

/** The password is changed. */
export type ChangePasswordSuccess = {
  __typename?: 'ChangePasswordSuccess';
  /** Who is signed in, in a new session. */
  viewer: Viewer;
};

/** A desk that can be chatted with. */
export type ChatDesk = {
  __typename?: 'ChatDesk';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** True when somebody is there. */
  online: Scalars['Boolean']['output'];
};

/** What claiming the rebate can come to. */
export type ClaimRebateResult = ClaimRebateSuccess | InvalidInput | Refused | Throttled;

/** The rebate was paid. */
export type ClaimRebateSuccess = {
  __typename?: 'ClaimRebateSuccess';
  /** How much. */
  amount: Money;
};

/** What claiming a reward can come to. */
export type ClaimRewardResult = ClaimRewardSuccess | Refused | Throttled;

/** The reward was claimed. */
export type ClaimRewardSuccess = {
  __typename?: 'ClaimRewardSuccess';
  /** How much was given; null when the platform did not say. */
  amount?: Maybe<Money>;
  /** Which. */
  rewardId: Scalars['ID']['output'];
  /** How far it has come. */
  status: ActivityStatus;
};

/** A code that was sent a moment ago, so that a page that is loaded again still knows of it. */
export type CodeCountdown = {
  __typename?: 'CodeCountdown';
  /** The dialling code. */
  dialingCode: Scalars['String']['output'];
  /** The number, without the dialling code, as this visitor gave it. */
  mobile: Scalars['String']['output'];
  /** How long until another code may be asked for. */
  retryAfterMs: Scalars['Int']['output'];
};

/** What a code is for. */
export type CodePurpose =
  /** Signing in with the number (A15); only with smsLogin (P18). */
  | 'LOGIN'
  /** A forgotten password; only with phonePasswordReset. */
  | 'PASSWORD_RESET'
  /** The mobile tab of the registration. */
  | 'REGISTER_BY_MOBILE'
  /** The username tab of the registration. */
  | 'REGISTER_BY_USERNAME';

/** The code is on its way, or would be if the number were known (A46). */
export type CodeSent = {
  __typename?: 'CodeSent';
  /** How long the countdown runs before another one may be asked for (S15). */
  countdownMs: Scalars['Int']['output'];
};

/** The second step of a login. */
export type ConfirmLoginInput = {
  /** The code, or the name on the bank account. */
  code: Scalars['String']['input'];
  /** One of the methods that SecondFactorRequired listed. */
  method: SecondFactorMethod;
};

/** The viewer's word on a withdrawal that was paid out. */
export type ConfirmWithdrawalInput = {
  /** What the viewer says. */
  decision: WithdrawalDecision;
  /** Which; not needed for ALL_RECEIVED. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** For NOT_RECEIVED: a picture that proves it, png or jpg, at most 5 MiB. Sent by the page's form. */
  proof?: InputMaybe<Scalars['Upload']['input']>;
};

/** What confirming can come to. */
export type ConfirmWithdrawalResult = ConfirmWithdrawalSuccess | InvalidInput | Refused | Throttled;

/** The word was taken. */
export type ConfirmWithdrawalSuccess = {
  __typename?: 'ConfirmWithdrawalSuccess';
  /** All confirmations as they are now; null when they can't be read. */
  confirmations?: Maybe<Array<WithdrawalConfirmation>>;
};

/** What is known of a withdrawal's arrival. */
export type ConfirmationState =
  /** Taken as received (S36). */
  | 'FORCED'
  | 'NOT_RECEIVED'
  | 'RECEIVED'
  | 'WAITING';

/** A way to reach a person. */
export type ContactLink = {
  __typename?: 'ContactLink';
  /** What it is called. */
  name: Scalars['String']['output'];
  /** https:, tel: or mailto:. */
  url: Scalars['String']['output'];
};

/** A contract, or the offer of one (D-28, D-29, S31). */
export type Contract = {
  __typename?: 'Contract';
  /** When it was accepted, rejected or terminated. */
  decidedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Who pays. */
  from: Scalars['String']['output'];
  /** S33: true while the one who pays is frozen because of it. */
  frozen: Scalars['Boolean']['output'];
  /** The request's id, for `decideContract`. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: ContractKind;
  /** When it was offered. */
  offeredAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What was last asked for (S31). */
  request: ContractRequest;
  /** How far it has come. */
  state: ContractState;
  /** What was agreed, or would be. */
  terms: ContractTerms;
  /** Who is paid. */
  to: Scalars['String']['output'];
  /** S33: what happens when it is not paid after its period; null where nothing does. */
  unpaid?: Maybe<UnpaidContract>;
  /** S32: contracts with those below at a higher rate, which accepting this one terminates. */
  willTerminate: Array<DownlineContract>;
};

/** The contracts of one kind. */
export type ContractBook = {
  __typename?: 'ContractBook';
  /** Offers that the viewer rejected, and contracts of the viewer that were terminated, latest first. */
  ended: Array<Contract>;
  /** Contracts and offers that the viewer gave to those below, in all states. */
  given: Array<Contract>;
  /** The viewer's own, as the one who is paid; null when there is none. */
  mine?: Maybe<Contract>;
  /** Offers of the upline that wait for an answer. */
  offers: Array<Contract>;
};

/** What can be decided about a contract (S31). */
export type ContractDecision =
  | 'ACCEPT'
  | 'REJECT'
  | 'TERMINATE';

/** What a contract is about. */
export type ContractKind =
  /** Daily salary (C49). */
  | 'DAILY_SALARY'
  /** A share of the profit (C48). */
  | 'DIVIDEND'
  /** Hourly salary (C50). */
  | 'HOURLY_SALARY'
  /** Real-time salary, settled every five minutes (C51, K30). */
  | 'REAL_TIME_SALARY';

/** A dividend or a salary for one period. */
export type ContractPayment = {
  __typename?: 'ContractPayment';
  /** Who is paid. */
  account: Scalars['String']['output'];
  /** How much. */
  amount: Money;
  /** What it was computed from. */
  base: Money;
  /** When the period began. */
  from?: Maybe<Scalars['Timestamp']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it was paid. */
  paidAt?: Maybe<Scalars['Timestamp']['output']>;
  /** How long the period is (D-30, K30); null when the platform calls it by a word that nobody knows. */
  period?: Maybe<PaymentPeriod>;
  /** At which rate, in percent, as decimal text. */
  rate: Scalars['String']['output'];
  /** How far it has come. */
  status: PaymentStatus;
  /** When it ended. */
  to?: Maybe<Scalars['Timestamp']['output']>;
};

/** How often a contract is settled (D-30, K66). */
export type ContractPeriod =
  | 'DAILY'
  /** Twice a month. */
  | 'HALF_MONTHLY'
  | 'MONTHLY'
  | 'WEEKLY';

/** What was last asked for (S31). */
export type ContractRequest =
  /** A new contract. */
  | 'NEW'
  /** It was agreed. */
  | 'SUCCESS'
  /** Ending it. */
  | 'TERMINATION';

/** How a kind of contract stands. */
export type ContractStand =
  | 'ACTIVE'
  | 'NONE'
  /** An offer waits for an answer. */
  | 'OFFERED';

/** How each kind stands for the viewer (D-31). */
export type ContractStanding = {
  __typename?: 'ContractStanding';
  /** Daily salary (dailysalreqtype). */
  dailySalary: ContractStand;
  /** Dividend (divtypereq). */
  dividend: ContractStand;
  /** Hourly salary (contracthoursalreq). */
  hourlySalary: ContractStand;
  /** Real-time salary (realtimesalreqtype). */
  realTimeSalary: ContractStand;
};

/** How far a contract has come (S31). */
export type ContractState =
  | 'ACTIVE'
  | 'OFFERED'
  | 'REJECTED'
  | 'TERMINATED';

/** What a contract says. */
export type ContractTerms = PeriodTerms | RealTimeTerms;

/** The viewer's contracts. A field that this brand does not offer is null and no error. */
export type Contracts = {
  __typename?: 'Contracts';
  /** The contracts of one kind (CA40). */
  ofKind?: Maybe<ContractBook>;
  /** How each of the four kinds stands (C13, D-31): which contract pages to show (A62). */
  standing?: Maybe<ContractStanding>;
};


/** The viewer's contracts. A field that this brand does not offer is null and no error. */
export type ContractsOfKindArgs = {
  kind: ContractKind;
};

/** What turning points into money needs. */
export type ConvertPointsInput = {
  /** A UUID, as in RequestDepositInput. */
  idempotencyKey: Scalars['ID']['input'];
  /** The six digits that guard money (M22). */
  paymentPassword: Scalars['String']['input'];
  /** How many points. */
  points: Scalars['Int']['input'];
};

/** What turning points into money can come to. */
export type ConvertPointsResult = ConvertPointsSuccess | InvalidInput | Refused | Throttled;

/** The points were turned into money. */
export type ConvertPointsSuccess = {
  __typename?: 'ConvertPointsSuccess';
  /** How much money it was. */
  amount: Money;
  /** What the wallet holds after it; null when the platform did not say. */
  balance?: Maybe<Money>;
};

/** A link to make. */
export type CreateReferralLinkInput = {
  /** The rates that it gives. */
  rates?: Array<RateInput>;
  /** What kind of account it opens. */
  type: DownlineType;
};

/** What making a link can come to. */
export type CreateReferralLinkResult = CreateReferralLinkSuccess | InvalidInput | Refused | Throttled;

/** The link was made. */
export type CreateReferralLinkSuccess = {
  __typename?: 'CreateReferralLinkSuccess';
  /** The link. */
  link: ReferralLink;
};

/** A stretch of time for records and reports, at most 92 days. Without one, the last 7 days (K38). */
export type DateRange = {
  /** The first moment. */
  from: Scalars['Timestamp']['input'];
  /** The moment after the last. */
  to: Scalars['Timestamp']['input'];
};

/** An answer to an offer, or the end of a contract (A61). */
export type DecideContractInput = {
  /** What the viewer decides. */
  decision: ContractDecision;
  /** What it is about. */
  kind: ContractKind;
  /** The contract's id. */
  requestId: Scalars['ID']['input'];
};

/** What deciding can come to. */
export type DecideContractResult = DecideContractSuccess | InvalidInput | Refused | Throttled;

/** It was decided. */
export type DecideContractSuccess = {
  __typename?: 'DecideContractSuccess';
  /** The contracts of this kind as they are now; null when they can't be read. */
  book?: Maybe<ContractBook>;
  /** The contract's id. */
  requestId: Scalars['ID']['output'];
  /** How far it has come now. */
  state: ContractState;
};

/** What taking a link back can come to. */
export type DeleteReferralLinkResult = DeleteReferralLinkSuccess | Refused | Throttled;

/** The link is gone. */
export type DeleteReferralLinkSuccess = {
  __typename?: 'DeleteReferralLinkSuccess';
  /** Its code. */
  code: Scalars['ID']['output'];
};

/** A deposit. */
export type Deposit = {
  __typename?: 'Deposit';
  /** How much. */
  amount: Money;
  /** When it was asked for. */
  at?: Maybe<Scalars['Timestamp']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** By which method. */
  methodName: Scalars['String']['output'];
  /** When it was approved, rejected or expired. */
  settledAt?: Maybe<Scalars['Timestamp']['output']>;
  /** How far it has come. */
  status: DepositStatus;
};

/** A page of deposits. */
export type DepositConnection = {
  __typename?: 'DepositConnection';
  /** The deposits of this page. */
  nodes: Array<Deposit>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How a deposit is paid. */
export type DepositKind =
  | 'BANK'
  | 'CARD'
  | 'CRYPTO'
  | 'EWALLET';

/** A way to deposit. */
export type DepositMethod = {
  __typename?: 'DepositMethod';
  /** A bonus on the deposit in percent, as decimal text; "0" for none. */
  bonusPercent: Scalars['String']['output'];
  /** Its picture. */
  icon?: Maybe<Scalars['Url']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What kind of way it is. */
  kind: DepositKind;
  /** The most that it takes. */
  max: Money;
  /** The least that it takes. */
  min: Money;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Amounts to offer as buttons. */
  presets: Array<Money>;
};

/** How far a deposit has come. */
export type DepositStatus =
  | 'APPROVED'
  | 'EXPIRED'
  | 'PENDING'
  | 'REJECTED';

/** A page of those below. */
export type DownlineConnection = {
  __typename?: 'DownlineConnection';
  /** Those of this page. */
  nodes: Array<DownlineMember>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** The way from the viewer down to whose downline this is. */
  path: Array<DownlineStep>;
};

/** A contract below that accepting another one would end (S32). */
export type DownlineContract = {
  __typename?: 'DownlineContract';
  /** With whom. */
  account: Scalars['String']['output'];
  /** At which rate, as decimal text. */
  rate: Scalars['String']['output'];
};

/** Someone below the viewer. */
export type DownlineMember = {
  __typename?: 'DownlineMember';
  /** Its name. */
  account: Scalars['String']['output'];
  /** What the wallet holds. */
  balance: Money;
  /** When it was opened. */
  createdAt?: Maybe<Scalars['Timestamp']['output']>;
  /** True while it is frozen (S33). */
  frozen: Scalars['Boolean']['output'];
  /** The account's id, for `parentId`. */
  id: Scalars['ID']['output'];
  /** When it last signed in. */
  lastLogin?: Maybe<Scalars['Timestamp']['output']>;
  /** How many steps below the viewer. */
  level: Scalars['Int']['output'];
  /** How many are below this one. */
  members: Scalars['Int']['output'];
  /** The account's rates. */
  rates: Array<Rate>;
  /** What kind of account it is. */
  type: DownlineType;
};

/** A step of the way down. */
export type DownlineStep = {
  __typename?: 'DownlineStep';
  /** Its name. */
  account: Scalars['String']['output'];
  /** The account's id, for `parentId`. */
  id: Scalars['ID']['output'];
};

/** What kind of account is opened below. */
export type DownlineType =
  | 'AGENT'
  | 'MEMBER';

/** What ending a session can come to. */
export type EndAccountSessionResult = EndAccountSessionSuccess | Refused | Throttled;

/** The session is over. */
export type EndAccountSessionSuccess = {
  __typename?: 'EndAccountSessionSuccess';
  /** Which. */
  id: Scalars['ID']['output'];
};

/** What is bought with points (D-25). */
export type ExchangeType =
  | 'COUPON'
  /** A thing that is sent: it needs an address (M23). */
  | 'GIFT'
  /** A service. */
  | 'LIFE';

/** White-label switches in plain words. */
export type Features = {
  __typename?: 'Features';
  /** W10 AGENTPOLICY3. */
  agentPolicy: Scalars['Boolean']['output'];
  /** W1 CBS3. */
  chat: Scalars['Boolean']['output'];
  /** W5 DIRECTREG3. */
  directRegistration: Scalars['Boolean']['output'];
  /** W12 PWDEXPFORCECHANGE3. */
  forcedPasswordChange: Scalars['Boolean']['output'];
  /** W11 FREEPLAY3. */
  freePlay: Scalars['Boolean']['output'];
  /** W3 CHNGPASSMAIL3. */
  mailPasswordReset: Scalars['Boolean']['output'];
  /** W4 MANPLAYREB3. */
  manualRebate: Scalars['Boolean']['output'];
  /** W7 MOBILENUMREG3. */
  mobileRegistration: Scalars['Boolean']['output'];
  /** W8 MOBILENUMPASSREG3. */
  mobileRegistrationPassword: Scalars['Boolean']['output'];
  /** W2 CHNGPASSVERIF3. */
  phonePasswordReset: Scalars['Boolean']['output'];
  /** W9 REGMOBVERF3. */
  registrationSmsVerification: Scalars['Boolean']['output'];
  /** W13 MOBILEVERCODELOGIN3. */
  smsLogin: Scalars['Boolean']['output'];
  /** W6 USERNAMEREG3. */
  usernameRegistration: Scalars['Boolean']['output'];
};

/** One field of a form that was refused. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The input field's name. */
  field: Scalars['String']['output'];
  /** A key of the locale files. */
  messageKey: Scalars['String']['output'];
  /** Values for the message's placeholders, such as min and max. */
  values: Array<MessageValue>;
};

/** What free play can come to. */
export type FreePlayResult = FreePlaySuccess | Refused | Throttled;

/** A trial session has begun. */
export type FreePlaySuccess = {
  __typename?: 'FreePlaySuccess';
  /** The trial account. */
  viewer: Viewer;
};

/** A game (D-1). */
export type Game = {
  __typename?: 'Game';
  /** The platform's code of the game, where a launch needs it. */
  code: Scalars['String']['output'];
  /** True when it can be tried with play money (supportPlay 0). */
  freeTrial: Scalars['Boolean']['output'];
  /** True for a hot game (U24). */
  hot: Scalars['Boolean']['output'];
  /** The platform's id of the game. */
  id: Scalars['ID']['output'];
  /** Its picture; null when there is none. */
  image?: Maybe<Scalars['Url']['output']>;
  /** How many lines a slot has. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** The smallest bet, in the viewer's currency. */
  minBet?: Maybe<Money>;
  /** Its name in the visitor's language. */
  name: Scalars['String']['output'];
  /** True for a new game (U24). */
  new: Scalars['Boolean']['output'];
  /** The room of `rooms` that it is played in (C33); null for a game without rooms. */
  roomId?: Maybe<Scalars['ID']['output']>;
  /** How it starts (S24–S27). */
  start: GameStart;
  /** Its kind. */
  type: GameType;
  /** Who makes it. */
  vendor: Vendor;
};

/** A category of the main navigation. */
export type GameCategory = {
  __typename?: 'GameCategory';
  /** The path of its page. */
  path: Scalars['String']['output'];
  /** The game type. */
  type: GameType;
  /** Its vendors, in the server's order. */
  vendors: Array<Vendor>;
};

/** A class of games within a type. */
export type GameClass = {
  __typename?: 'GameClass';
  /** Its key, such as MEGAWAY. */
  key: Scalars['ID']['output'];
  /** Its name in the visitor's language. */
  name: Scalars['String']['output'];
};

/** A page of games. */
export type GameConnection = {
  __typename?: 'GameConnection';
  /** The games. */
  nodes: Array<Game>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Which games. */
export type GameFilter = {
  /** Of this class: HOT, NEW or a key of Lobby.classes. */
  classKey?: InputMaybe<Scalars['String']['input']>;
  /** That the platform counts as playable for this stake. */
  minBet?: InputMaybe<Scalars['Float']['input']>;
  /** With at least this many lines. */
  minLines?: InputMaybe<Scalars['Int']['input']>;
  /** Whose name contains this text. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of this type. */
  type?: InputMaybe<GameType>;
  /** Of these vendors; empty for all. */
  vendorCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A round that was played. */
export type GameRecord = {
  __typename?: 'GameRecord';
  /** Who played. */
  account: Scalars['String']['output'];
  /** When. */
  at?: Maybe<Scalars['Timestamp']['output']>;
  /** The game's name. */
  gameName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What was staked. */
  stake: Money;
  /** How far it has come. */
  status: GameRecordStatus;
  /** What kind of game it is. */
  type: GameType;
  /** What of it counts for rebates, points and contracts. */
  validStake: Money;
  /** Who makes the game. */
  vendor: Vendor;
  /** What was paid out; it may be less than the stake. */
  win: Money;
};

/** A page of rounds. */
export type GameRecordConnection = {
  __typename?: 'GameRecordConnection';
  /** The rounds of this page. */
  nodes: Array<GameRecord>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Sums over all pages; null when the platform does not say. */
  totals?: Maybe<GameRecordTotals>;
};

/** Which rounds to list. */
export type GameRecordFilter = {
  /** Only games of this type. */
  type?: InputMaybe<GameType>;
  /** Only games of this vendor. */
  vendorCode?: InputMaybe<Scalars['ID']['input']>;
};

/** How far a round has come. */
export type GameRecordStatus =
  | 'OPEN'
  /** The stake was given back. */
  | 'REFUNDED'
  | 'SETTLED';

/** Sums of rounds. */
export type GameRecordTotals = {
  __typename?: 'GameRecordTotals';
  /** Staked. */
  stake: Money;
  /** Of it, what counts. */
  validStake: Money;
  /** Paid out. */
  win: Money;
};

/** How a game starts (S24–S27). */
export type GameStart =
  /** In a frame at /seamless. */
  | 'FRAME'
  /** At /lottery. */
  | 'LOTTERY'
  /** At /seaLottery. */
  | 'SEA_LOTTERY'
  /** A card that leads to the slots page (A83). */
  | 'SLOTS_PAGE'
  /** A list of the vendor's games opens first (A82). */
  | 'VENDOR_LIST'
  /** At /vnLottery. */
  | 'VN_LOTTERY';

/** What kind of game it is. */
export type GameType =
  /** Bingo. */
  | 'BINGO'
  /** Cockfights. */
  | 'COCKFIGHT'
  /** Electronic lottery: drawn by the platform every few minutes. */
  | 'ELOTT'
  /** Bets on esports. */
  | 'ESPORTS'
  /** Fishing. */
  | 'FISH'
  /** Live casino: a dealer at a real table. */
  | 'LIVE'
  /** Lottery. */
  | 'LOTT'
  /** Short games of M10. */
  | 'MINI'
  /** Players against each other, without the house. */
  | 'PVP'
  /** Slots and other games that a random number decides. */
  | 'RNG'
  /** Sports bets. */
  | 'SPORTS';

/** A section of the help center. */
export type HelpSection = {
  __typename?: 'HelpSection';
  /** The anchor in /help#anchor (A24). */
  anchor: Scalars['String']['output'];
  /** Its text. */
  content: Scalars['SafeHtml']['output'];
  /** Its heading. */
  title: Scalars['String']['output'];
};

/** Wrong name or password: one neutral answer for both (A46). */
export type InvalidCredentials = {
  __typename?: 'InvalidCredentials';
  /** True when the next try needs a captcha (S13, E6). */
  captchaRequired: Scalars['Boolean']['output'];
};

/** The input was not acceptable; each field says why (BAD_USER_INPUT). */
export type InvalidInput = {
  __typename?: 'InvalidInput';
  /** The fields that were refused. */
  fields: Array<FieldError>;
};

/** What an explicit sign of life answers. */
export type KeepAliveResult = {
  __typename?: 'KeepAliveResult';
  /** When the session will end if nothing more is done; null for a guest. */
  expiresAt?: Maybe<Scalars['Timestamp']['output']>;
};

/** A login. */
export type LastLogin = {
  __typename?: 'LastLogin';
  /** From which address. */
  address?: Maybe<Scalars['String']['output']>;
  /** When. */
  at?: Maybe<Scalars['Timestamp']['output']>;
  /** From where, as the platform names it. */
  place?: Maybe<Scalars['String']['output']>;
};

/** A started game. */
export type Launch = {
  __typename?: 'Launch';
  /** The game's id. */
  gameId: Scalars['ID']['output'];
  /** The game's name. */
  gameName: Scalars['String']['output'];
  /** When it started; the session clock counts from here. */
  startedAt: Scalars['Timestamp']['output'];
  /** True for play money. */
  trial: Scalars['Boolean']['output'];
  /** What the frame loads. Its host is on the brand's launch list (A64). */
  url: Scalars['Url']['output'];
};

/** Which game to start. */
export type LaunchGameInput = {
  /** The platform's code of the game. */
  gameCode: Scalars['String']['input'];
  /** The game's id. */
  gameId: Scalars['ID']['input'];
  /** The game's name as the page shows it; the launch page shows it again. */
  gameName?: InputMaybe<Scalars['String']['input']>;
  /** Made when the button is rendered: the same key launches once (one launch per click). */
  idempotencyKey: Scalars['ID']['input'];
  /** True for the free trial. */
  trial?: Scalars['Boolean']['input'];
  /** The game's type. */
  type: GameType;
  /** The vendor's code, as the game has it. */
  vendorCode: Scalars['ID']['input'];
};

/** What a launch can come to. */
export type LaunchGameResult = LaunchGameSuccess | LaunchRefused | Refused | Throttled;

/** The game may start. */
export type LaunchGameSuccess = {
  __typename?: 'LaunchGameSuccess';
  /** Opaque; /seamless?ticket=… shows the game. Bound to this session. */
  ticket: Scalars['ID']['output'];
};

/** Why a game did not start. */
export type LaunchRefusal =
  /** The game is under maintenance. */
  | 'GAME_MAINTENANCE'
  /** The platform does not know the game. */
  | 'GAME_NOT_FOUND'
  /** Its free trial is not offered. */
  | 'NO_FREE_TRIAL'
  /** #734: the previous game is not finished; asking again settles it. */
  | 'PREVIOUS_GAME_OPEN'
  /** The platform answered an address outside the brand's launch list (A64). */
  | 'UNTRUSTED_ADDRESS'
  /** The vendor is down or said no. */
  | 'VENDOR_REFUSED';

/** The platform or vendor refused to start the game. */
export type LaunchRefused = {
  __typename?: 'LaunchRefused';
  /** Why. */
  reason: LaunchRefusal;
};

/** Which way a transfer goes. */
export type LineDirection =
  /** To someone below; agents only (P9). */
  | 'DOWNLINE'
  | 'UPLINE';

/** A page of the lobby as the brand's route table describes it. */
export type Lobby = {
  __typename?: 'Lobby';
  /** The class the page starts with, such as HOT or MEGAWAY. */
  classKey?: Maybe<Scalars['String']['output']>;
  /** Classes of the classify menu besides All, Hot, New, Recent and Favorite (U22, C28). */
  classes?: Maybe<Array<GameClass>>;
  /** Its path. */
  path: Scalars['String']['output'];
  /** A key of the locale files for its title. */
  titleKey: Scalars['String']['output'];
  /** The game type, if the page has one. */
  type?: Maybe<GameType>;
  /** The vendors the page is limited to; empty for all. */
  vendorCodes: Array<Scalars['ID']['output']>;
  /** Vendors of the vendor menu (U23). */
  vendors?: Maybe<Array<Vendor>>;
};

/** What a login needs (D-15). */
export type LoginInput = {
  /** The captcha's text, when one was asked for. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /**
   * The token that the human-verification widget put into the form (M20). Needed where the portal has one,
   * whatever the site and method; it is spent by this try, so the next one needs a fresh token.
   */
  humanVerification?: InputMaybe<Scalars['String']['input']>;
  /** How the visitor signs in. */
  method?: LoginMethod;
  /** The password, or the SMS code. */
  password: Scalars['String']['input'];
  /** Lets the session cookie live one day (A44, K15). */
  remember?: Scalars['Boolean']['input'];
  /** Which site is signed in to; the agent site refuses non-agents (E19). */
  site?: Site;
  /** The user name, or the mobile number for SMS login (A15). */
  username: Scalars['String']['input'];
};

/** How a visitor signs in. */
export type LoginMethod =
  | 'SMS'
  | 'USERNAME';

/** What a login can come to. */
export type LoginResult = AccountNotAllowed | CaptchaRequired | InvalidCredentials | InvalidInput | LoginSuccess | Refused | SecondFactorRequired | Throttled;

/** Signed in. */
export type LoginSuccess = {
  __typename?: 'LoginSuccess';
  /** True on the account's first login (S10, S19). */
  firstLogin: Scalars['Boolean']['output'];
  /** True when the password is the default one, or has expired while expiry is enforced (S11). */
  passwordChangeRequired: Scalars['Boolean']['output'];
  /** Who signed in. */
  viewer: Viewer;
};

/** Signed out. */
export type LogoutResult = {
  __typename?: 'LogoutResult';
  /** Where the visitor should land: / or /agent (S8, S9). */
  landing: Scalars['String']['output'];
};

/** A lottery. */
export type Lottery = {
  __typename?: 'Lottery';
  /** Its code, as in /lottery?gameCode=. */
  code: Scalars['ID']['output'];
  /** When it is drawn next. */
  drawAt?: Maybe<Scalars['Timestamp']['output']>;
  /** The group it stands in. */
  group?: Maybe<Scalars['String']['output']>;
  /** Its picture. */
  icon?: Maybe<Scalars['Url']['output']>;
  /** Seconds from one draw to the next. */
  intervalSeconds?: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Which lottery page asks for draws. */
export type LotteryBoard =
  /** /lottery and /seaLottery (C40). */
  | 'GENERAL'
  /** /vnLottery (C41). */
  | 'VN';

/** A draw. */
export type LotteryDraw = {
  __typename?: 'LotteryDraw';
  /** When it was drawn. */
  drawnAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Which lottery. */
  gameCode: Scalars['ID']['output'];
  /** The number of the draw. */
  number: Scalars['String']['output'];
  /** What was drawn, in order. */
  numbers: Array<Scalars['String']['output']>;
};

/** A maintenance window. */
export type MaintenanceWindow = {
  __typename?: 'MaintenanceWindow';
  /** When it is expected to end, if known. */
  endsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When it began. */
  startsAt?: Maybe<Scalars['Timestamp']['output']>;
};

/** A message of the operator to the viewer. */
export type Message = {
  __typename?: 'Message';
  /** Its text. */
  content: Scalars['SafeHtml']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** True when it was opened. */
  read: Scalars['Boolean']['output'];
  /** When it was sent. */
  sentAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A page of messages. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The messages of this page. */
  nodes: Array<Message>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A named placeholder of a message. */
export type MessageValue = {
  __typename?: 'MessageValue';
  /** The placeholder's name. */
  name: Scalars['String']['output'];
  /** Its text. */
  value: Scalars['String']['output'];
};

/** A mission. */
export type Mission = {
  __typename?: 'Mission';
  /** What is to be done. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  endsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it counts. */
  kind: MissionKind;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How much of it is done, from 0 to 100. */
  percent: Scalars['Int']['output'];
  /** How much is done. */
  progress: Scalars['String']['output'];
  /** What it earns. */
  reward: Money;
  /** How far it has come (S30). */
  status: ActivityStatus;
  /** How much is to be done: an amount as decimal text, or a number of rounds. */
  target: Scalars['String']['output'];
};

/** The viewer's missions. */
export type MissionBoard = {
  __typename?: 'MissionBoard';
  /** The missions. */
  missions: Array<Mission>;
  /** The viewer's mission points. */
  points: Scalars['Int']['output'];
};

/** What a mission counts. */
export type MissionKind =
  | 'DEPOSIT'
  | 'ROUNDS'
  | 'STAKE';

/** The leaderboard of missions. */
export type MissionLeaderboard = {
  __typename?: 'MissionLeaderboard';
  /** Where the viewer stands; null when not ranked. */
  me?: Maybe<MyMissionRank>;
  /** Ranks, the first first. */
  ranks: Array<MissionRank>;
};

/** A rank. */
export type MissionRank = {
  __typename?: 'MissionRank';
  /** Who, masked (A96). */
  customer: Scalars['String']['output'];
  /** Mission points. */
  points: Scalars['Int']['output'];
  /** What the rank earns; null for nothing. */
  prize?: Maybe<Money>;
  /** 1 is first. */
  rank: Scalars['Int']['output'];
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** A decimal string such as "1234.50". Never a float. */
  amount: Scalars['String']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
};

/** What changes something. Expected refusals are data: members of the result's union. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a bank card (CA12). */
  addBankCard: AddBankCardResult;
  /** Changes the password (C9, M6) and begins a new session; every other one of the account ends. */
  changePassword: ChangePasswordResult;
  /** Takes the rebate that has gathered (CA30); only where the brand offers it (W4). */
  claimRebate: ClaimRebateResult;
  /** Takes a reward of `records.rewards` (C47). */
  claimReward: ClaimRewardResult;
  /** The second step of a login that answered SecondFactorRequired (CP2, S14, A54). */
  confirmLogin: LoginResult;
  /** Says of a withdrawal that was paid out whether it arrived (CA18, S34). */
  confirmWithdrawal: ConfirmWithdrawalResult;
  /** Turns points into money (C58). */
  convertPoints: ConvertPointsResult;
  /** Makes a link by which people register below the viewer (CA54). */
  createReferralLink: CreateReferralLinkResult;
  /**
   * Answers an offer, or ends a contract (C48–C51, S31, A61). Read `Contract.willTerminate` and
   * `Contract.unpaid` first: they say what S32 and S33 will do.
   */
  decideContract: DecideContractResult;
  /** Deletes messages (CA28). */
  deleteMessages: ChangeMessagesResult;
  /** Takes such a link back (CA55). */
  deleteReferralLink: DeleteReferralLinkResult;
  /** Ends another session of the account (CA6). */
  endAccountSession: EndAccountSessionResult;
  /** Starts a session of play money without an account (C2, S6); only where the brand offers it (P6). */
  freePlay: FreePlayResult;
  /** Keeps the session alive on purpose. Passive polling does not (reliability: idle limit). */
  keepAlive: KeepAliveResult;
  /** Starts a game or its free trial (C32, C30) and answers an opaque ticket for /seamless (A81). */
  launchGame: LaunchGameResult;
  /** Signs in (C1, then C6). A new session id is made and the old one dies. */
  login: LoginResult;
  /** Signs out here and at the platform (C3). Always ends our session, even when the platform fails (A2). */
  logout: LogoutResult;
  /** Marks messages as read (CA27). */
  markMessagesRead: ChangeMessagesResult;
  /** Offers a contract to someone below (C48–C51); agents only (P10). */
  offerContract: OfferContractResult;
  /** Opens a chat and answers where it is (C60, A91). */
  openChat: OpenChatResult;
  /** Buys a reward with points (C57). The platform decides later: see `points.redemptions` (S29). */
  redeemPoints: RedeemPointsResult;
  /** Opens an account and signs in to it (C7, C8, S5). The rules are those of `system.registrationRules` (V60). */
  register: RegisterResult;
  /** Opens an account below the viewer (CA52, P8). */
  registerDownline: RegisterDownlineResult;
  /** Removes a bank card (CA13). */
  removeBankCard: RemoveBankCardResult;
  /** Asks for a deposit (CA9). The platform approves it later; `wallet.deposits` tells. */
  requestDeposit: RequestDepositResult;
  /** Asks for a new password by mail (C10); only with mailPasswordReset (W3). */
  requestPasswordMail: RequestPasswordMailResult;
  /** Asks for a withdrawal to a bank card (CA14). */
  requestWithdrawal: RequestWithdrawalResult;
  /** Sets a new password with a code by SMS (C11); only with phonePasswordReset (W2). */
  resetPassword: ResetPasswordResult;
  /** Sends a code by SMS (C4, C5, CP4): once a second, once per countdown and five times a day a number. */
  sendCode: SendCodeResult;
  /** Sends a message to the operator, with up to three pictures (C21, M20). */
  sendFeedback: SendFeedbackResult;
  /** Changes the rates of someone below (CA58). */
  setDownlineRates: SetDownlineRatesResult;
  /** Adds or removes a favourite (C36, C37), once a second at most (V57). */
  setFavorite: SetFavoriteResult;
  /** Sets or changes the payment password (CA4). */
  setPaymentPassword: SetPaymentPasswordResult;
  /** Moves money between the main wallet and a vendor's (C23). */
  transferFunds: TransferFundsResult;
  /** Moves money to the upline or, for agents, to someone below (CA19, P9). */
  transferToLine: TransferToLineResult;
  /** Changes the profile (CA2). What is left out stays as it is. */
  updateProfile: UpdateProfileResult;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationAddBankCardArgs = {
  input: AddBankCardInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationClaimRebateArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationClaimRewardArgs = {
  rewardId: Scalars['ID']['input'];
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationConfirmLoginArgs = {
  input: ConfirmLoginInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationConfirmWithdrawalArgs = {
  input: ConfirmWithdrawalInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationConvertPointsArgs = {
  input: ConvertPointsInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationCreateReferralLinkArgs = {
  input: CreateReferralLinkInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationDecideContractArgs = {
  input: DecideContractInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationDeleteMessagesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationDeleteReferralLinkArgs = {
  code: Scalars['ID']['input'];
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationEndAccountSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationLaunchGameArgs = {
  input: LaunchGameInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationLogoutArgs = {
  site?: Site;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationMarkMessagesReadArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationOfferContractArgs = {
  input: OfferContractInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationOpenChatArgs = {
  input: OpenChatInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationRedeemPointsArgs = {
  input: RedeemPointsInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationRegisterDownlineArgs = {
  input: RegisterDownlineInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationRemoveBankCardArgs = {
  cardId: Scalars['ID']['input'];
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationRequestDepositArgs = {
  input: RequestDepositInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationRequestPasswordMailArgs = {
  input: RequestPasswordMailInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationRequestWithdrawalArgs = {
  input: RequestWithdrawalInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationSendCodeArgs = {
  input: SendCodeInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationSetDownlineRatesArgs = {
  input: SetDownlineRatesInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationSetFavoriteArgs = {
  input: SetFavoriteInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationSetPaymentPasswordArgs = {
  input: SetPaymentPasswordInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationTransferFundsArgs = {
  input: TransferFundsInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationTransferToLineArgs = {
  input: TransferToLineInput;
};


/** What changes something. Expected refusals are data: members of the result's union. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** The viewer's rank. */
export type MyMissionRank = {
  __typename?: 'MyMissionRank';
  /** Mission points. */
  points: Scalars['Int']['output'];
  /** 1 is first; null when the viewer is not ranked. */
  rank?: Maybe<Scalars['Int']['output']>;
};

/** A part of the portal whose platform calls a brand may switch off (A56). */
export type Offer =
  /** Adding a bank card. */
  | 'ADD_BANK_CARD'
  | 'AGENT_ANNOUNCEMENTS'
  | 'AGENT_DAILY_SALARY'
  | 'AGENT_DIVIDENDS'
  | 'AGENT_DOWNLINE'
  | 'AGENT_HOURLY_SALARY'
  | 'AGENT_LINKS'
  | 'AGENT_OVERVIEW'
  | 'AGENT_PROFIT_LOSS'
  | 'AGENT_REALTIME_SALARY'
  /** Opening accounts directly. */
  | 'AGENT_REGISTRATION'
  | 'AGENT_REVENUE'
  | 'AGENT_TRANSACTIONS'
  | 'BANK_CARDS'
  | 'BONUSES'
  | 'CHAT'
  /** Taking the rebate; W4 has to be on as well. */
  | 'CLAIM_REBATE'
  /** Taking a reward. */
  | 'CLAIM_REWARD'
  | 'CONTRACTS'
  /** Turning points into money. */
  | 'CONVERT_POINTS'
  /** Making links by which people register below. */
  | 'CREATE_AGENT_LINK'
  /** Taking such links back. */
  | 'DELETE_AGENT_LINK'
  /** Deleting messages. */
  | 'DELETE_MESSAGES'
  | 'DEPOSIT'
  /** Changing the profile. */
  | 'EDIT_PROFILE'
  /** Ending another session of the account. */
  | 'END_SESSION'
  | 'FEEDBACK'
  | 'GAME_RECORDS'
  /** To the upline and the downline. */
  | 'LINE_TRANSFER'
  | 'LOTTERY'
  /** Marking messages as read. */
  | 'MARK_MESSAGES_READ'
  | 'MESSAGES'
  | 'MISSIONS'
  | 'PAYMENT_PASSWORD'
  | 'POINTS'
  | 'PROFILE'
  | 'PROFIT_REPORT'
  /** Manual rebate; W4 has to be on as well. */
  | 'REBATE'
  /** Buying with points. */
  | 'REDEEM_POINTS'
  | 'REFERRAL'
  | 'REGISTRATION'
  /** Removing a bank card. */
  | 'REMOVE_BANK_CARD'
  | 'REWARDS'
  /** Rooms of a vendor. */
  | 'ROOMS'
  | 'SECURITY'
  | 'SESSIONS'
  /** Changing the rates of someone below. */
  | 'SET_DOWNLINE_RATES'
  | 'TRANSACTIONS'
  /** Between the main wallet and those of vendors; not where one wallet serves all (C24). */
  | 'WALLET_TRANSFER'
  | 'WITHDRAWAL'
  /** Saying whether a withdrawal arrived (S34). */
  | 'WITHDRAWAL_CONFIRMATION';

/** An offer to someone below. */
export type OfferContractInput = {
  /** To whom. */
  account: Scalars['String']['input'];
  /** A UUID, as in RequestDepositInput. */
  idempotencyKey: Scalars['ID']['input'];
  /** What it is about. */
  kind: ContractKind;
  /** Terms of dividend, daily and hourly salary; null for real-time salary. */
  period?: InputMaybe<PeriodTermsInput>;
  /** Terms of real-time salary; null for the others. */
  realTime?: InputMaybe<RealTimeTermsInput>;
};

/** What an offer can come to. */
export type OfferContractResult = InvalidInput | OfferContractSuccess | Refused | Throttled;

/** It was offered. */
export type OfferContractSuccess = {
  __typename?: 'OfferContractSuccess';
  /** The offer's id. */
  requestId: Scalars['ID']['output'];
  /** How far it has come. */
  state: ContractState;
};

/** Which chat. */
export type OpenChatInput = {
  /** One of `chatDesks`; left out for the general one. */
  deskId?: InputMaybe<Scalars['ID']['input']>;
};

/** What opening a chat can come to. */
export type OpenChatResult = OpenChatSuccess | Refused | Throttled;

/** The chat is open. */
export type OpenChatSuccess = {
  __typename?: 'OpenChatSuccess';
  /** Its page. The host is on the brand's chat list. */
  url: Scalars['Url']['output'];
};

/** A rate of the viewer. */
export type OwnRate = {
  __typename?: 'OwnRate';
  /** The most that may be given to someone below, in percent, as decimal text. */
  max: Scalars['String']['output'];
  /** The viewer's own, in percent, as decimal text. */
  own: Scalars['String']['output'];
  /** For which type of game. */
  type: GameType;
};

/** Where a list stands. Pages start at 1. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** True when there is at least one more item (A29). */
  hasMore: Scalars['Boolean']['output'];
  /** How many items this page was asked for. */
  limit: Scalars['Int']['output'];
  /** How many items lie before this page. */
  offset: Scalars['Int']['output'];
  /** How many items there are in all; null where the platform does not say. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** The mail is on its way (E9); unless the brand says so, also when name and address are unknown (A46b). */
export type PasswordMailSent = {
  __typename?: 'PasswordMailSent';
  /** The address it goes to, as it was given. */
  email: Scalars['String']['output'];
};

/** A page of dividends or salary. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** The payments of this page. */
  nodes: Array<ContractPayment>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How long a period is that is settled (D-30, K30). */
export type PaymentPeriod =
  | 'DAY'
  /** Real-time salary. */
  | 'FIVE_MINUTES'
  /** From the 1st to the 15th, and from the 16th on. */
  | 'HALF_MONTH'
  /** Hourly salary. */
  | 'HOUR'
  | 'MONTH'
  | 'WEEK';

/** How far a payment has come. */
export type PaymentStatus =
  /** Issued by force, because the one who pays did not (S33). */
  | 'FORCED'
  | 'PAID'
  | 'PENDING'
  | 'REFUSED';

/** Where a deposit is paid to. */
export type PaymentTarget = {
  __typename?: 'PaymentTarget';
  /** The account. */
  account: Scalars['String']['output'];
  /** The bank. */
  bank?: Maybe<Scalars['String']['output']>;
  /** In whose name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A login between its two steps. The platform's challenge itself never leaves the server. */
export type PendingLogin = {
  __typename?: 'PendingLogin';
  /** When it is over, and the login has to begin again. */
  expiresAt: Scalars['Timestamp']['output'];
  /** What the platform offers. */
  methods: Array<SecondFactorMethod>;
};

/** Terms of dividend, daily and hourly salary (D-28). Limits that are null do not apply. */
export type PeriodTerms = {
  __typename?: 'PeriodTerms';
  /** Fewest active players below. */
  activeCount?: Maybe<Scalars['Int']['output']>;
  /** The most that one period pays. */
  amount?: Maybe<Money>;
  /** When it ends; null for never. */
  endTime?: Maybe<Scalars['Timestamp']['output']>;
  /** On how many days of the period somebody must have played. */
  minBetPeriod?: Maybe<Scalars['Int']['output']>;
  /** How often it is settled (D-30). */
  period: ContractPeriod;
  /** Least that must be staked in the period. */
  periodConsumption?: Maybe<Money>;
  /** Least that must be lost in the period. */
  periodLoss?: Maybe<Money>;
  /** The rate in percent, as decimal text. */
  rate: Scalars['String']['output'];
};

/** Terms of dividend, daily and hourly salary (D-28). What is null does not apply. */
export type PeriodTermsInput = {
  /** Fewest active players below. */
  activeCount?: InputMaybe<Scalars['Int']['input']>;
  /** The most that one period pays, as decimal text. */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** When it ends. */
  endTime?: InputMaybe<Scalars['Timestamp']['input']>;
  /** On how many days of the period somebody must have played. */
  minBetPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is settled. */
  period: ContractPeriod;
  /** Least that must be staked in the period, as decimal text. */
  periodConsumption?: InputMaybe<Scalars['String']['input']>;
  /** Least that must be lost in the period, as decimal text. */
  periodLoss?: InputMaybe<Scalars['String']['input']>;
  /** The rate in percent, as decimal text of at most two decimals. */
  rate: Scalars['String']['input'];
};

/** How many points there are. */
export type PointBalance = {
  __typename?: 'PointBalance';
  /** Points to spend. */
  available: Scalars['Int']['output'];
  /** Points held by purchases that are not decided yet. */
  frozen: Scalars['Int']['output'];
};

/** Points that came or went. */
export type PointChange = {
  __typename?: 'PointChange';
  /** When. */
  at?: Maybe<Scalars['Timestamp']['output']>;
  /** How many there were after it. */
  balanceAfter?: Maybe<Scalars['Int']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How many; negative when they went. */
  points: Scalars['Int']['output'];
  /** The platform's note, as plain text. */
  remark?: Maybe<Scalars['String']['output']>;
  /** From where, or to what. */
  type: PointType;
};

/** A page of changes. */
export type PointChangeConnection = {
  __typename?: 'PointChangeConnection';
  /** The changes of this page. */
  nodes: Array<PointChange>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** The point mall (U28). A field that this brand does not offer is null and no error. */
export type PointMall = {
  __typename?: 'PointMall';
  /** What the viewer has (C52). */
  balance?: Maybe<PointBalance>;
  /** Points that came and went, latest first (C56). */
  history?: Maybe<PointChangeConnection>;
  /** What was bought, latest first (C54, D-25). */
  redemptions?: Maybe<RedemptionConnection>;
  /** What points buy (C53). */
  rewards?: Maybe<Array<PointReward>>;
  /** How points are earned and what they are worth (C55, K33). */
  rules?: Maybe<PointRules>;
};


/** The point mall (U28). A field that this brand does not offer is null and no error. */
export type PointMallHistoryArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
  type?: InputMaybe<PointType>;
};


/** The point mall (U28). A field that this brand does not offer is null and no error. */
export type PointMallRedemptionsArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** What a deposit of a size earns. */
export type PointRatio = {
  __typename?: 'PointRatio';
  /** Up to this amount; null for no end. */
  max?: Maybe<Money>;
  /** From this amount on. */
  min: Money;
  /** Points for each hundred, as decimal text. */
  pointsPer100: Scalars['String']['output'];
};

/** Something that points buy. */
export type PointReward = {
  __typename?: 'PointReward';
  /** What it is, in words. */
  description?: Maybe<Scalars['SafeHtml']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Scalars['Url']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The money it costs besides. */
  requiredAmount: Money;
  /** The points it costs. */
  requiredPoints: Scalars['Int']['output'];
  /** How many are left; null for no end. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** What it is. */
  type: ExchangeType;
};

/** How points are earned and what they are worth. */
export type PointRules = {
  __typename?: 'PointRules';
  /** How much money one point is, as decimal text. */
  convertRatio: Scalars['String']['output'];
  /** Points by deposit (K33). */
  depositRatio: Array<PointRatio>;
  /** False: points never expire (K32). */
  expires: Scalars['Boolean']['output'];
};

/** Where points came from or went to (D-26). */
export type PointType =
  | 'DEPOSIT'
  | 'LIVE'
  | 'LOTTERY'
  | 'PVP'
  | 'REDEEM'
  | 'RNG'
  | 'SPORTS';

/** Which kind of prizes a lottery has. */
export type PrizeMode =
  /** Where the e-lottery section has a VN lottery or a LOTT card (S28). */
  | 'ELOTT'
  /** The lotteries of LOTT; what the portal asks for unless S28 says otherwise. */
  | 'LOTT'
  /** South-East Asia; only where the brand file lists it (A84). */
  | 'SEA'
  /** Only where the brand file lists it (A84). */
  | 'ZY';

/** What the account says about its holder (D-32). */
export type Profile = {
  __typename?: 'Profile';
  /** The address. */
  address?: Maybe<Scalars['String']['output']>;
  /** The day of birth as YYYY-MM-DD. */
  birthday?: Maybe<Scalars['String']['output']>;
  /** The e-mail address, masked. */
  email?: Maybe<Scalars['String']['output']>;
  /** The mobile number, masked. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The nationality. */
  nationality?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** The occupation. */
  occupation?: Maybe<Scalars['String']['output']>;
  /** The real name; once it is set it stays. */
  realName?: Maybe<Scalars['String']['output']>;
  /** Where the money comes from. */
  sourceOfIncome?: Maybe<Scalars['String']['output']>;
  /** A Telegram name. */
  telegram?: Maybe<Scalars['String']['output']>;
  /** A Zalo name. */
  zalo?: Maybe<Scalars['String']['output']>;
};

/** One day. */
export type ProfitDay = {
  __typename?: 'ProfitDay';
  /** The day, as YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Its sums. */
  totals: ProfitTotals;
};

/** A page of profit and loss. */
export type ProfitLossConnection = {
  __typename?: 'ProfitLossConnection';
  /** The accounts of this page. */
  nodes: Array<ProfitLossRow>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Sums over all pages; null when the platform does not say. */
  totals?: Maybe<ProfitLossSums>;
};

/** Profit and loss of one account. */
export type ProfitLossRow = {
  __typename?: 'ProfitLossRow';
  /** Whose. */
  account: Scalars['String']['output'];
  /** The sums. */
  sums: ProfitLossSums;
};

/** Sums of profit and loss, from the player's side. */
export type ProfitLossSums = {
  __typename?: 'ProfitLossSums';
  /** Given as bonus. */
  bonus: Money;
  /** Deposited. */
  deposit: Money;
  /** What is left: win − stake + bonus + rebate. */
  profit: Money;
  /** Given as rebate. */
  rebate: Money;
  /** Staked. */
  stake: Money;
  /** Of it, what counts. */
  validStake: Money;
  /** Won. */
  win: Money;
  /** Withdrawn. */
  withdrawal: Money;
};

/** Profit by day, from the player's side: win − stake + bonus + rebate. */
export type ProfitReport = {
  __typename?: 'ProfitReport';
  /** The days, latest first. */
  days: Array<ProfitDay>;
  /** Sums of the range. */
  totals: ProfitTotals;
};

/** Sums of a day or a range. */
export type ProfitTotals = {
  __typename?: 'ProfitTotals';
  /** Given as bonus. */
  bonus: Money;
  /** Deposited. */
  deposit: Money;
  /** What is left: win − stake + bonus + rebate. */
  profit: Money;
  /** Given as rebate. */
  rebate: Money;
  /** Staked. */
  stake: Money;
  /** Won. */
  win: Money;
  /** Withdrawn. */
  withdrawal: Money;
};

/** A promotion. */
export type Promotion = {
  __typename?: 'Promotion';
  /** Its text. */
  content: Scalars['SafeHtml']['output'];
  /** When it ends. */
  endsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Scalars['Url']['output']>;
  /** Its kind. */
  promotionType?: Maybe<Scalars['String']['output']>;
  /** When it starts. */
  startsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type Query = {
  __typename?: 'Query';
  /** Where the account is signed in at the platform (CA5). Null where the brand does not offer it. */
  accountSessions?: Maybe<Array<AccountSession>>;
  /** Who stands behind an affiliate code on this host (C14, V58, A17); null when the code is not valid. */
  affiliate?: Maybe<Affiliate>;
  /** The agent center: the team below the viewer. For agents only (P7, P10). */
  agent?: Maybe<Agent>;
  /** Everything the operator announces to this visitor, filtered by who they are (C44, S19). */
  announcements?: Maybe<Announcements>;
  /** A captcha picture bound to this visitor's session (C17). Throttled to one a second (V56). */
  captcha: CaptchaResult;
  /** Navigation categories with their vendors, in the server's order (C25, U13). */
  categories?: Maybe<Array<GameCategory>>;
  /** Desks that can be chatted with (C59). Null without CBS3 (W1, A92) and where the brand does not offer them. */
  chatDesks?: Maybe<Array<ChatDesk>>;
  /** The countdown of the last code that this visitor asked for (S15); null when another one may be sent. */
  codeCountdown?: Maybe<CodeCountdown>;
  /** Contracts about dividend and salary, with the upline and with those below. For real accounts. */
  contracts?: Maybe<Contracts>;
  /** The viewer's favourites, 20 a page (C35, K2). */
  favoriteGames?: Maybe<GameConnection>;
  /** Games by filter (C26). At most 100 a page; merged vendors page together (A30, A85). */
  games?: Maybe<GameConnection>;
  /** The help center's sections (C20), in the platform's order. */
  helpSections?: Maybe<Array<HelpSection>>;
  /** The hot games (C27), at most 24; the home page shows 12 (K4). */
  hotGames?: Maybe<Array<Game>>;
  /** The launch behind a ticket of this session; null when it is unknown or over (A81). */
  launch?: Maybe<Launch>;
  /** One page of the lobby: what a path of the brand's route table shows (R12–R44). Null when the path is not in the table. */
  lobby?: Maybe<Lobby>;
  /** Lotteries of a prize mode (C38). Null where the brand does not offer them. */
  lotteries?: Maybe<Array<Lottery>>;
  /** Numbers that were drawn, latest first (C40, C41). Null where the brand does not offer them. */
  lotteryDraws?: Maybe<Array<LotteryDraw>>;
  /** Prize modes that this brand offers, the one of S28 first (A84). */
  lotteryPrizeModes: Array<PrizeMode>;
  /** The viewer's messages, latest first (CA26). Null where the brand does not offer them. */
  messages?: Maybe<MessageConnection>;
  /** Who has earned most (C43). Null where the brand does not offer it. */
  missionLeaderboard?: Maybe<MissionLeaderboard>;
  /** The viewer's missions (C42). Null where the brand does not offer them. Claimed with `claimReward`. */
  missions?: Maybe<MissionBoard>;
  /** The login of this visitor that waits for its second step; null when there is none, or it is over (S14, A54). */
  pendingLogin?: Maybe<PendingLogin>;
  /** Points and what they buy. For real accounts (R49, P13). */
  points?: Maybe<PointMall>;
  /** The viewer's profile (CA1). Null where the brand does not offer it. */
  profile?: Maybe<Profile>;
  /** True when the gateway itself answers. Asks the platform nothing. */
  ready: Scalars['Boolean']['output'];
  /** What the viewer played last, 20 a page (C31, K2). */
  recentGames?: Maybe<GameConnection>;
  /** Lotteries that the viewer played last (C39). Null where the brand does not offer them. */
  recentLotteries?: Maybe<Array<Lottery>>;
  /** What the viewer played, paid, won and was given. For real accounts (P2, P13). */
  records?: Maybe<Records>;
  /** Rooms of a vendor (C33). Null where the brand does not offer them. */
  rooms?: Maybe<Array<Room>>;
  /** How well the account is guarded (CA3). Null where the brand does not offer it. */
  security?: Maybe<Security>;
  /** What the portal needs before any page: status, switches, contacts (C16, C18, C19). */
  system: System;
  /** Vendor lanes of the home page (C29, D-3). */
  vendorLanes?: Maybe<Array<VendorLane>>;
  /** Who is asking. Null for a guest. */
  viewer?: Maybe<Viewer>;
  /** The viewer's money: wallets, deposits, withdrawals. For real accounts (P2, P13). */
  wallet?: Maybe<Wallet>;
  /** Recent wins (C45, K8). The first, third, … belong in the first column (A36). */
  winners?: Maybe<Array<Winner>>;
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryAffiliateArgs = {
  code: Scalars['String']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryFavoriteGamesArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryGamesArgs = {
  filter: GameFilter;
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryHotGamesArgs = {
  limit?: Scalars['Int']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryLaunchArgs = {
  ticket: Scalars['ID']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryLobbyArgs = {
  path: Scalars['String']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryLotteriesArgs = {
  prizeMode?: InputMaybe<PrizeMode>;
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryLotteryDrawsArgs = {
  board?: LotteryBoard;
  gameCode: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryMessagesArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryRecentGamesArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryRoomsArgs = {
  vendorCode: Scalars['ID']['input'];
};


/**
 * Portico's gateway: the one typed door to the operator's platform.
 * Lists page by offset; money is a decimal string with its currency; what a player may get wrong is data.
 */
export type QueryWinnersArgs = {
  limit?: Scalars['Int']['input'];
};

/** A rate in percent. */
export type Rate = {
  __typename?: 'Rate';
  /** Percent, as decimal text. */
  rate: Scalars['String']['output'];
  /** For which type of game. */
  type: GameType;
};

/** A rate to give, in percent. */
export type RateInput = {
  /** Percent from 0 to 100, as decimal text of at most two decimals. */
  rate: Scalars['String']['input'];
  /** For which type of game. */
  type: GameType;
};

/** Terms of real-time salary (D-29). */
export type RealTimeTerms = {
  __typename?: 'RealTimeTerms';
  /** Percent of what is lost, as decimal text. */
  lossRate: Scalars['String']['output'];
  /** Least stake of a round that counts. */
  singleBetAmount?: Maybe<Money>;
  /** Percent of what is won, as decimal text. */
  winRate: Scalars['String']['output'];
};

/** Terms of real-time salary (D-29). */
export type RealTimeTermsInput = {
  /** Percent of what is lost, as decimal text of at most two decimals. */
  lossRate: Scalars['String']['input'];
  /** Least stake of a round that counts, as decimal text. */
  singleBetAmount?: InputMaybe<Scalars['String']['input']>;
  /** Percent of what is won, as decimal text of at most two decimals. */
  winRate: Scalars['String']['input'];
};

/** The rebate that has gathered. */
export type Rebate = {
  __typename?: 'Rebate';
  /** From when on; null for at once. */
  claimableAt?: Maybe<Scalars['Timestamp']['output']>;
  /** By type of game. */
  rows: Array<RebateRow>;
  /** What can be taken. */
  total: Money;
};

/** The rebate of one type of game. */
export type RebateRow = {
  __typename?: 'RebateRow';
  /** What it comes to. */
  amount: Money;
  /** The rate in percent, as decimal text. */
  ratePercent: Scalars['String']['output'];
  /** The type. */
  type: GameType;
  /** The stakes that count. */
  validStake: Money;
};

/** The viewer's records. A field that this brand does not offer is null and no error. */
export type Records = {
  __typename?: 'Records';
  /** Bonuses and how far their conditions are met (CA23). */
  bonuses?: Maybe<BonusConnection>;
  /** Rounds played, latest first (CA20). */
  games?: Maybe<GameRecordConnection>;
  /** Profit by day (CA22). */
  profit?: Maybe<ProfitReport>;
  /** The rebate that has gathered (CA29); null also where W4 is off. */
  rebate?: Maybe<Rebate>;
  /** Friends who came by the viewer's link (CA25). */
  referral?: Maybe<Referral>;
  /** Rewards to claim, and those claimed (CA24). */
  rewards?: Maybe<Array<Reward>>;
  /** What moved the wallet, latest first (CA21). */
  transactions?: Maybe<TransactionConnection>;
};


/** The viewer's records. A field that this brand does not offer is null and no error. */
export type RecordsBonusesArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
};


/** The viewer's records. A field that this brand does not offer is null and no error. */
export type RecordsGamesArgs = {
  filter?: InputMaybe<GameRecordFilter>;
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
};


/** The viewer's records. A field that this brand does not offer is null and no error. */
export type RecordsProfitArgs = {
  range?: InputMaybe<DateRange>;
};


/** The viewer's records. A field that this brand does not offer is null and no error. */
export type RecordsTransactionsArgs = {
  kind?: InputMaybe<TransactionKind>;
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
};

/** What buying with points needs. */
export type RedeemPointsInput = {
  /** Where a gift is sent (M23). */
  address?: InputMaybe<Scalars['String']['input']>;
  /** A UUID, as in RequestDepositInput. */
  idempotencyKey: Scalars['ID']['input'];
  /** The six digits that guard money (M22). */
  paymentPassword: Scalars['String']['input'];
  /** Whom to call about a gift (M23). */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** How many; at most 99. */
  quantity?: Scalars['Int']['input'];
  /** A reward of `points.rewards`. */
  rewardId: Scalars['ID']['input'];
};

/** What buying with points can come to. */
export type RedeemPointsResult = InvalidInput | RedeemPointsSuccess | Refused | Throttled;

/** It was asked for. */
export type RedeemPointsSuccess = {
  __typename?: 'RedeemPointsSuccess';
  /** The transaction number. */
  redemptionId: Scalars['ID']['output'];
  /** How far it has come. */
  status: RedemptionStatus;
};

/** Something bought with points (D-25). */
export type Redemption = {
  __typename?: 'Redemption';
  /** When it was asked for. */
  appliedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Where it is sent. */
  deliveryAddress?: Maybe<Scalars['String']['output']>;
  /** The transaction number. */
  id: Scalars['ID']['output'];
  /** Whom to call about it. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  productName: Scalars['String']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** The platform's note, as plain text. */
  remark?: Maybe<Scalars['String']['output']>;
  /** The money it cost besides. */
  requiredAmount: Money;
  /** The points it cost. */
  requiredPoints: Scalars['Int']['output'];
  /** How far it has come (S29). */
  status: RedemptionStatus;
  /** What it is. */
  type: ExchangeType;
};

/** A page of purchases. */
export type RedemptionConnection = {
  __typename?: 'RedemptionConnection';
  /** The purchases of this page. */
  nodes: Array<Redemption>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How far a purchase has come (S29, A59). */
export type RedemptionStatus =
  /** Approved: the platform says "passed". */
  | 'APPROVED'
  /** In process: the platform says "applying". */
  | 'IN_PROCESS'
  /** Rejected: the points came back. */
  | 'REJECTED';

/** Friends who came by the viewer's link. */
export type Referral = {
  __typename?: 'Referral';
  /** How many of them play. */
  active: Scalars['Int']['output'];
  /** The viewer's code. */
  code: Scalars['String']['output'];
  /** What was earned by them. */
  earned: Money;
  /** The friends, by masked name. */
  friends: Array<ReferredFriend>;
  /** How many were invited. */
  invited: Scalars['Int']['output'];
  /** The link to share: this portal's registration with the code filled in (R6). */
  link: Scalars['Url']['output'];
};

/** A link by which people register below the viewer. */
export type ReferralLink = {
  __typename?: 'ReferralLink';
  /** Its code. */
  code: Scalars['ID']['output'];
  /** When it was made. */
  createdAt?: Maybe<Scalars['Timestamp']['output']>;
  /** The rates that it gives. */
  rates: Array<Rate>;
  /** What kind of account it opens. */
  type: DownlineType;
  /** The address to share: this portal's registration with the code filled in (R6). */
  url: Scalars['Url']['output'];
  /** How many registered by it. */
  uses: Scalars['Int']['output'];
};

/** A friend who came by the viewer's link. */
export type ReferredFriend = {
  __typename?: 'ReferredFriend';
  /** The account, most of it hidden. */
  account: Scalars['String']['output'];
  /** What the friend deposited. */
  deposited: Money;
  /** What that earned. */
  earned: Money;
  /** When the friend joined. */
  joinedAt?: Maybe<Scalars['Timestamp']['output']>;
};

/** Why an action was refused. */
export type RefusalReason =
  /** The key of this request was used for another one. */
  | 'CONFLICT'
  /** The same request is being processed already. */
  | 'IN_PROGRESS'
  /** This brand does not offer it. */
  | 'NOT_OFFERED'
  /** Nobody is signed in (E1). */
  | 'NOT_SIGNED_IN'
  /** The platform's answer was lost: the action may have been taken. */
  | 'OUTCOME_UNKNOWN'
  /** The password has to be changed first (S11). */
  | 'PASSWORD_CHANGE_REQUIRED'
  /** The platform said no. */
  | 'PLATFORM_REFUSED'
  /** The platform did not answer in time or not understandably; the action was not taken. */
  | 'PLATFORM_UNAVAILABLE'
  /** A trial account or guest asked for what needs a real account (E2, I2). */
  | 'REAL_ACCOUNT_REQUIRED'
  /** It is not offered where the visitor is, or nobody knows where that is (P15). */
  | 'REGION_BLOCKED'
  /** It has changed meanwhile (an offer answered, a reward claimed): read it again. */
  | 'STATE_CHANGED'
  /** The human-verification service did not answer understandably; the action was not taken (A16). */
  | 'VERIFICATION_UNAVAILABLE';

/** An action that this caller may not take, or that the platform refused. */
export type Refused = {
  __typename?: 'Refused';
  /** Why. */
  reason: RefusalReason;
};

/** An account to open below the viewer. */
export type RegisterDownlineInput = {
  /** The account's name, by the rules of registration (C15). */
  account: Scalars['String']['input'];
  /** Its password, by the rules of registration (C15). */
  password: Scalars['String']['input'];
  /** Its rates: at most those of `agent.rates`. */
  rates?: Array<RateInput>;
  /** What kind of account it is. */
  type: DownlineType;
};

/** What opening an account can come to. */
export type RegisterDownlineResult = InvalidInput | Refused | RegisterDownlineSuccess | Throttled;

/** The account was opened. */
export type RegisterDownlineSuccess = {
  __typename?: 'RegisterDownlineSuccess';
  /** Its name. */
  account: Scalars['String']['output'];
  /** The account's id. */
  id: Scalars['ID']['output'];
};

/**
 * The registration form (D-11). Which fields are asked, and their rules, say `system.registrationRules`
 * (V13–V18); what is not asked is not sent on.
 */
export type RegisterInput = {
  /** The visitor says to be 18 or older (A51). Recorded with the registration. */
  adult: Scalars['Boolean']['input'];
  /** An affiliate's code; checked with `affiliate` before anything is sent (E4). */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** The captcha's text. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The password again (V9). */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** The dialling code. */
  dialingCode?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** A Facebook name. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** The number of an identity document. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** The tab. */
  kind: RegistrationKind;
  /** A Line name. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** The number, without the dialling code. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** The password; on the mobile tab only with mobileRegistrationPassword (W8). */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The real name. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** Six digits that will guard money. */
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** A QQ number. */
  qq?: InputMaybe<Scalars['String']['input']>;
  /** Who recommended the site, where the form asks for it. */
  recommenderId?: InputMaybe<Scalars['String']['input']>;
  /** What the address bar said in ?referralCode (A17). */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** The visitor accepts the terms (V10). */
  termsAccepted: Scalars['Boolean']['input'];
  /** The user name; not on the mobile tab. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** The code that was sent; on the mobile tab with registrationSmsVerification (W9). */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
  /** A WeChat name. */
  wechat?: InputMaybe<Scalars['String']['input']>;
  /** A WhatsApp number. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** What a registration can come to. */
export type RegisterResult = InvalidInput | Refused | RegisterSuccess | Throttled;

/** The account is open. */
export type RegisterSuccess = {
  __typename?: 'RegisterSuccess';
  /** Who is signed in now; null when signing in has to be done by hand. */
  viewer?: Maybe<Viewer>;
};

/** Which tab of the registration form. */
export type RegistrationKind =
  /** Only with mobileRegistration (W7). */
  | 'MOBILE'
  /** Only with usernameRegistration (W6). */
  | 'USERNAME';

/** One field's rule on the registration form (D-27). */
export type RegistrationRule = {
  __typename?: 'RegistrationRule';
  /** Whether the field is shown (V13). */
  enabled: Scalars['Boolean']['output'];
  /** The field's name. */
  field: Scalars['String']['output'];
  /** Most characters. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** Fewest characters. */
  minLength?: Maybe<Scalars['Int']['output']>;
  /** A regular expression, or * for anything (A49, A50). */
  pattern: Scalars['String']['output'];
  /** Which message explains the pattern (A48). */
  patternId?: Maybe<Scalars['Int']['output']>;
  /** Whether it must be filled (V14). */
  required: Scalars['Boolean']['output'];
};

/** What removing a card can come to. */
export type RemoveBankCardResult = Refused | RemoveBankCardSuccess | Throttled;

/** The card was removed, or was none of the viewer's. */
export type RemoveBankCardSuccess = {
  __typename?: 'RemoveBankCardSuccess';
  /** Which. */
  cardId: Scalars['ID']['output'];
};

/** What a deposit needs. */
export type RequestDepositInput = {
  /** Decimal text, such as "50" or "50.00". */
  amount: Scalars['String']['input'];
  /**
   * A UUID, made when the form is rendered: the same key has one effect. Keep it after OUTCOME_UNKNOWN
   * and IN_PROGRESS (asking again settles them), make a new one after any other refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** A method of `wallet.depositMethods`. */
  methodId: Scalars['ID']['input'];
  /** In whose name it is paid, where the method wants it. */
  payerName?: InputMaybe<Scalars['String']['input']>;
};

/** What asking for a deposit can come to. */
export type RequestDepositResult = InvalidInput | Refused | RequestDepositSuccess | Throttled;

/** The deposit was asked for. */
export type RequestDepositSuccess = {
  __typename?: 'RequestDepositSuccess';
  /** Its id. */
  depositId: Scalars['ID']['output'];
  /** Until when it has to be paid. */
  expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Where to pay; null when the platform does it, or when this answer was found in the records. */
  payTo?: Maybe<PaymentTarget>;
  /** How far it has come. */
  status: DepositStatus;
};

/** What a new password by mail needs (V20, V21). */
export type RequestPasswordMailInput = {
  /** The address that the account has. */
  email: Scalars['String']['input'];
  /** The user name. */
  username: Scalars['String']['input'];
};

/** What asking for a mail can come to. */
export type RequestPasswordMailResult = InvalidInput | PasswordMailSent | Refused | Throttled;

/** What a withdrawal needs. */
export type RequestWithdrawalInput = {
  /** Decimal text. */
  amount: Scalars['String']['input'];
  /** A card of `wallet.bankCards`. */
  cardId: Scalars['ID']['input'];
  /** A UUID, as in RequestDepositInput. */
  idempotencyKey: Scalars['ID']['input'];
  /** The six digits that guard money. */
  paymentPassword: Scalars['String']['input'];
};

/** What asking for a withdrawal can come to. */
export type RequestWithdrawalResult = InvalidInput | Refused | RequestWithdrawalSuccess | Throttled;

/** The withdrawal was asked for. */
export type RequestWithdrawalSuccess = {
  __typename?: 'RequestWithdrawalSuccess';
  /** How far it has come. */
  status: WithdrawalStatus;
  /** Its id. */
  withdrawalId: Scalars['ID']['output'];
};

/** What a new password by SMS needs (V22–V24). */
export type ResetPasswordInput = {
  /** The new password again (V27). */
  confirmPassword: Scalars['String']['input'];
  /** The number that the code went to, without the dialling code. */
  mobile: Scalars['String']['input'];
  /** The new password. */
  newPassword: Scalars['String']['input'];
  /** The code. */
  verificationCode: Scalars['String']['input'];
};

/** What setting a new password can come to. */
export type ResetPasswordResult = InvalidInput | Refused | ResetPasswordSuccess | Throttled;

/** The new password is set; it can be signed in with. */
export type ResetPasswordSuccess = {
  __typename?: 'ResetPasswordSuccess';
  /** True, so that there is something to ask for. */
  done: Scalars['Boolean']['output'];
};

/** What a resource link is for. */
export type ResourceKind =
  | 'APP'
  | 'CHAT'
  | 'LICENCE'
  | 'SOCIAL';

/** A link that the operator keeps (D-21). */
export type ResourceLink = {
  __typename?: 'ResourceLink';
  /** What it is for. */
  kind: ResourceKind;
  /** Its label, such as Telegram or Android. */
  label: Scalars['String']['output'];
  /** Where it leads. */
  url: Scalars['Url']['output'];
};

/** What the team's play earned the viewer. */
export type RevenueReport = {
  __typename?: 'RevenueReport';
  /** By type of game. */
  rows: Array<RevenueRow>;
  /** Sums. */
  totals: RevenueTotals;
};

/** Revenue of one type of game. */
export type RevenueRow = {
  __typename?: 'RevenueRow';
  /** The viewer's rate in percent, as decimal text. */
  ratePercent: Scalars['String']['output'];
  /** What it comes to. */
  revenue: Money;
  /** Staked. */
  stake: Money;
  /** The type. */
  type: GameType;
  /** Of it, what counts. */
  validStake: Money;
  /** Won. */
  win: Money;
};

/** Sums of revenue. */
export type RevenueTotals = {
  __typename?: 'RevenueTotals';
  /** What it comes to. */
  revenue: Money;
  /** Staked. */
  stake: Money;
  /** Of it, what counts. */
  validStake: Money;
  /** Won. */
  win: Money;
};

/** Something to claim. */
export type Reward = {
  __typename?: 'Reward';
  /** How much it gives. */
  amount: Money;
  /** Until when it can be claimed. */
  endsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Its id, for `claimReward`. */
  id: Scalars['ID']['output'];
  /** Where it comes from. */
  kind: RewardKind;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How far it has come (S30). */
  status: ActivityStatus;
};

/** Where a reward comes from. */
export type RewardKind =
  | 'MISSION'
  | 'RAFFLE'
  | 'RED_ENVELOPE'
  | 'VIP';

/** What kind of account a session holds. */
export type Role =
  | 'AGENT'
  | 'MEMBER'
  | 'TRIAL';

/** A room in which a vendor's game is played. */
export type Room = {
  __typename?: 'Room';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The largest bet. */
  maxBet?: Maybe<Money>;
  /** The smallest bet. */
  minBet?: Maybe<Money>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many play in it now. */
  players?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be entered. */
  status: RoomStatus;
};

/** Whether a room can be entered. */
export type RoomStatus =
  | 'CLOSED'
  | 'FULL'
  | 'OPEN';

/** Which salary. */
export type SalaryKind =
  | 'DAILY'
  | 'HOURLY'
  /** Settled every five minutes (K30). */
  | 'REAL_TIME';

/** A second step. */
export type SecondFactorMethod =
  | 'BANK_ACCOUNT_NAME'
  | 'EMAIL'
  | 'GOOGLE_CODE'
  | 'SMS';

/** The platform wants a second step, because this address is new (S14, E21). */
export type SecondFactorRequired = {
  __typename?: 'SecondFactorRequired';
  /** What the platform offers. */
  methods: Array<SecondFactorMethod>;
};

/** How well an account is guarded. */
export type Security = {
  __typename?: 'Security';
  /** True when the e-mail address is confirmed. */
  emailVerified: Scalars['Boolean']['output'];
  /** The login before this one, or this one. */
  lastLogin?: Maybe<LastLogin>;
  /** When the password was changed last. */
  lastPasswordChange?: Maybe<Scalars['Timestamp']['output']>;
  /** True when the mobile number is confirmed. */
  mobileVerified: Scalars['Boolean']['output'];
  /** True when money is guarded by a payment password. */
  paymentPasswordSet: Scalars['Boolean']['output'];
};

/** Where a code shall go. */
export type SendCodeInput = {
  /** The dialling code, such as 82; a leading + is dropped. */
  dialingCode: Scalars['String']['input'];
  /** The number, without the dialling code (A18). */
  mobile: Scalars['String']['input'];
  /** What it is for. */
  purpose: CodePurpose;
};

/** What sending a code can come to. */
export type SendCodeResult = CodeSent | InvalidInput | Refused | Throttled;

/** A message to the operator. */
export type SendFeedbackInput = {
  /** 1 to 140 characters (V51, A102). */
  content: Scalars['String']['input'];
  /** Up to three pictures, png or jpg, at most 5 MiB each (V52–V54). Sent by the page's form. */
  images?: InputMaybe<Array<Scalars['Upload']['input']>>;
};

/** What a message to the operator can come to. */
export type SendFeedbackResult = InvalidInput | Refused | SendFeedbackSuccess | Throttled;

/** The message has arrived. */
export type SendFeedbackSuccess = {
  __typename?: 'SendFeedbackSuccess';
  /** Its number, for asking about it. */
  id: Scalars['ID']['output'];
};

/** Rates for someone below. */
export type SetDownlineRatesInput = {
  /** Whose. */
  account: Scalars['String']['input'];
  /** The rates. */
  rates: Array<RateInput>;
};

/** What changing rates can come to. */
export type SetDownlineRatesResult = InvalidInput | Refused | SetDownlineRatesSuccess | Throttled;

/** The rates were changed. */
export type SetDownlineRatesSuccess = {
  __typename?: 'SetDownlineRatesSuccess';
  /** Whose. */
  account: Scalars['String']['output'];
  /** The rates now. */
  rates: Array<Rate>;
};

/** Which game, and whether it shall be a favourite. */
export type SetFavoriteInput = {
  /** True to add, false to remove. */
  favorite: Scalars['Boolean']['input'];
  /** The game's id. */
  gameId: Scalars['ID']['input'];
  /** The game's type. */
  type: GameType;
  /** The vendor's code, as the game has it. */
  vendorCode: Scalars['ID']['input'];
};

/** What a favourite can come to. */
export type SetFavoriteResult = Refused | SetFavoriteSuccess | Throttled;

/** The favourite was kept. */
export type SetFavoriteSuccess = {
  __typename?: 'SetFavoriteSuccess';
  /** Whether it is a favourite now. */
  favorite: Scalars['Boolean']['output'];
  /** The game's id. */
  gameId: Scalars['ID']['output'];
};

/** A payment password: six digits. */
export type SetPaymentPasswordInput = {
  /** The new one again. */
  confirmPaymentPassword: Scalars['String']['input'];
  /** The new one. */
  newPaymentPassword: Scalars['String']['input'];
  /** The one so far; left out when none is set. */
  oldPaymentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** What setting the payment password can come to. */
export type SetPaymentPasswordResult = InvalidInput | Refused | SetPaymentPasswordSuccess | Throttled;

/** The payment password is set. */
export type SetPaymentPasswordSuccess = {
  __typename?: 'SetPaymentPasswordSuccess';
  /** True, so that there is something to ask for. */
  done: Scalars['Boolean']['output'];
};

/** Which site the visitor is on. */
export type Site =
  | 'AGENT'
  | 'MEMBER';

/** The platform's and the brand's state for this visitor. */
export type System = {
  __typename?: 'System';
  /** Ways to reach a person: https, tel and mailto only (A76). */
  customerService: Array<ContactLink>;
  /** What this brand has switched on (W1–W13). Missing means off. */
  features: Features;
  /** False when the portal was reached by a host that the operator does not own (A77, E15). */
  knownDomain: Scalars['Boolean']['output'];
  /** The visitor's location as the platform sees it. */
  location?: Maybe<Scalars['String']['output']>;
  /** Maintenance window, when the platform announces one. */
  maintenance?: Maybe<MaintenanceWindow>;
  /**
   * What there is for members and agents: what is not listed here is off, and no page links to it or
   * shows its button (A56).
   */
  offers: Array<Offer>;
  /** Rules of the registration form (C15); null when the platform could not say (A47). */
  registrationRules?: Maybe<Array<RegistrationRule>>;
  /** Social media, app and chat links by kind (D-21). What has no resource is not shown. */
  resources: Array<ResourceLink>;
  /** S1–S3. */
  status: SystemStatus;
};


/** The platform's and the brand's state for this visitor. */
export type SystemResourcesArgs = {
  kind?: InputMaybe<ResourceKind>;
};

/** Whether the portal is open. */
export type SystemStatus =
  /** S2: the maintenance page replaces every page. */
  | 'MAINTENANCE'
  /** S1: open. */
  | 'NORMAL'
  /** S3: the region-block page replaces every page. */
  | 'REGION_RESTRICTED';

/** The team on one day. */
export type TeamDay = {
  __typename?: 'TeamDay';
  /** How many played. */
  activeMembers: Scalars['Int']['output'];
  /** The day, as YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Deposited. */
  deposit: Money;
  /** How many came. */
  newMembers: Scalars['Int']['output'];
  /** The players' profit; negative when they lost. */
  profit: Money;
  /** Staked. */
  stake: Money;
  /** Won. */
  win: Money;
  /** Withdrawn. */
  withdrawal: Money;
};

/** The team in figures. */
export type TeamOverview = {
  __typename?: 'TeamOverview';
  /** How many played in the range. */
  activeMembers: Scalars['Int']['output'];
  /** What the viewer earned. */
  commission: Money;
  /** Day by day, earliest first. */
  days: Array<TeamDay>;
  /** Deposited. */
  deposit: Money;
  /** How many are below. */
  members: Scalars['Int']['output'];
  /** How many came in the range. */
  newMembers: Scalars['Int']['output'];
  /** Staked. */
  stake: Money;
  /** What all below hold together. */
  teamBalance: Money;
  /** Won. */
  win: Money;
  /** Withdrawn. */
  withdrawal: Money;
};

/** An action came too soon or too often (THROTTLED). */
export type Throttled = {
  __typename?: 'Throttled';
  /** When it may be tried again, in milliseconds from now. */
  retryAfterMs: Scalars['Int']['output'];
};

/** Something that moved a wallet. */
export type Transaction = {
  __typename?: 'Transaction';
  /** Whose wallet. */
  account: Scalars['String']['output'];
  /** How much; negative when it went out. */
  amount: Money;
  /** When. */
  at?: Maybe<Scalars['Timestamp']['output']>;
  /** What the wallet held after it. */
  balanceAfter?: Maybe<Money>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it was. */
  kind: TransactionKind;
  /** The platform's note, as plain text. */
  remark?: Maybe<Scalars['String']['output']>;
};

/** A page of transactions. */
export type TransactionConnection = {
  __typename?: 'TransactionConnection';
  /** The transactions of this page. */
  nodes: Array<Transaction>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** What moved a wallet. */
export type TransactionKind =
  | 'BET'
  | 'BONUS'
  | 'CORRECTION'
  | 'DEPOSIT'
  | 'DIVIDEND'
  | 'POINTS'
  | 'REBATE'
  | 'SALARY'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'WIN'
  | 'WITHDRAWAL';

/** A transfer between wallets. */
export type TransferFundsInput = {
  /** Decimal text. */
  amount: Scalars['String']['input'];
  /** A code of `wallet.balances`. */
  from: Scalars['ID']['input'];
  /** A UUID, as in RequestDepositInput. */
  idempotencyKey: Scalars['ID']['input'];
  /** Another code of `wallet.balances`; one of the two is MAIN. */
  to: Scalars['ID']['input'];
};

/** What a transfer between wallets can come to. */
export type TransferFundsResult = InvalidInput | Refused | Throttled | TransferFundsSuccess;

/** The money was moved. */
export type TransferFundsSuccess = {
  __typename?: 'TransferFundsSuccess';
  /** The wallets after it; null when this answer was found in the records: read `wallet.balances`. */
  balances?: Maybe<Array<WalletBalance>>;
};

/** A transfer to the upline or to someone below. */
export type TransferToLineInput = {
  /** Who below gets it; not needed for UPLINE. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Decimal text. */
  amount: Scalars['String']['input'];
  /** Which way. */
  direction: LineDirection;
  /** A UUID, as in RequestDepositInput. */
  idempotencyKey: Scalars['ID']['input'];
  /** The six digits that guard money. */
  paymentPassword: Scalars['String']['input'];
};

/** What a transfer within the line can come to. */
export type TransferToLineResult = InvalidInput | Refused | Throttled | TransferToLineSuccess;

/** The money was sent. */
export type TransferToLineSuccess = {
  __typename?: 'TransferToLineSuccess';
  /** The viewer's balance after it; null when the platform did not say. */
  balance?: Maybe<Money>;
  /** The transfer's id. */
  transferId: Scalars['ID']['output'];
};

/** What happens to a contract that is not paid (S33). */
export type UnpaidContract =
  /** It counts as refused, the one who pays is frozen, and the money is issued by force. */
  | 'FREEZES_PAYER_AND_IS_FORCED';

/** Fields of the profile to change; empty text takes a value away. */
export type UpdateProfileInput = {
  /** At most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD, at least 18 years ago. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 30 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters. */
  occupation?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters; only while none is set. */
  realName?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters. */
  sourceOfIncome?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters. */
  telegram?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters. */
  zalo?: InputMaybe<Scalars['String']['input']>;
};

/** What changing the profile can come to. */
export type UpdateProfileResult = InvalidInput | Refused | Throttled | UpdateProfileSuccess;

/** The profile is changed. */
export type UpdateProfileSuccess = {
  __typename?: 'UpdateProfileSuccess';
  /** The profile as it is now; null when it can't be read. */
  profile?: Maybe<Profile>;
};

/** Who makes a game. */
export type Vendor = {
  __typename?: 'Vendor';
  /** The vendor's code. */
  code: Scalars['ID']['output'];
  /** Its logo. */
  logo?: Maybe<Scalars['Url']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A vendor with its large picture (D-2). */
export type VendorCard = {
  __typename?: 'VendorCard';
  /** Its large picture. */
  image?: Maybe<Scalars['Url']['output']>;
  /** True for a card that leads to the slots page (A83). */
  more: Scalars['Boolean']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** A row of vendor cards on the home page (D-3). */
export type VendorLane = {
  __typename?: 'VendorLane';
  /** Where 'more' leads. */
  path: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** The game type. */
  type: GameType;
  /** The cards. */
  vendors: Array<VendorCard>;
};

/** The person behind this session. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The account name. */
  account: Scalars['String']['output'];
  /** The picture (C12); null where there is none or it can't be had: show the fallback (E10). */
  avatar?: Maybe<Scalars['Url']['output']>;
  /** The wallet (C22); null when the platform could not say. */
  balance?: Maybe<Balance>;
  /** When the session ends if nothing is done. */
  expiresAt: Scalars['Timestamp']['output'];
  /** Ids of favourite games (C34); null when it can't be had. */
  favoriteGameIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The platform's id of the account. */
  id: Scalars['ID']['output'];
  /** The name to show. */
  nickname: Scalars['String']['output'];
  /** True when that password is the operator's default one: then nobody has to type it again (A14, V25). */
  oldPasswordKnown: Scalars['Boolean']['output'];
  /** True until a default or expired password was changed: nothing can be played before (S11). */
  passwordChangeRequired: Scalars['Boolean']['output'];
  /** What kind of account it is. */
  role: Role;
  /** True when one wallet serves all vendors (C24). */
  singleWallet?: Maybe<Scalars['Boolean']['output']>;
  /** How many messages are unread (C46); null for trial accounts (P5) and when it can't be had. */
  unreadMessages?: Maybe<Scalars['Int']['output']>;
};

/**
 * The viewer's money. A field that this brand does not offer is null and no error; one that can't be had
 * now is null with an error.
 */
export type Wallet = {
  __typename?: 'Wallet';
  /** One entry per wallet, the main one first (CA7). A brand with one wallet for all has only that. */
  balances?: Maybe<Array<WalletBalance>>;
  /** The viewer's bank cards (CA11). */
  bankCards?: Maybe<Array<BankCard>>;
  /** Ways to deposit (CA8). */
  depositMethods?: Maybe<Array<DepositMethod>>;
  /** Deposits, latest first (CA10). */
  deposits?: Maybe<DepositConnection>;
  /** Withdrawals that were paid out and wait for the viewer's word, and those settled lately (CA17). */
  withdrawalConfirmations?: Maybe<Array<WithdrawalConfirmation>>;
  /** What may be withdrawn now (CA16). */
  withdrawalLimits?: Maybe<WithdrawalLimits>;
  /** Withdrawals, latest first (CA15). */
  withdrawals?: Maybe<WithdrawalConnection>;
};


/**
 * The viewer's money. A field that this brand does not offer is null and no error; one that can't be had
 * now is null with an error.
 */
export type WalletDepositsArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
};


/**
 * The viewer's money. A field that this brand does not offer is null and no error; one that can't be had
 * now is null with an error.
 */
export type WalletWithdrawalsArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  range?: InputMaybe<DateRange>;
};

/** What one wallet holds. */
export type WalletBalance = {
  __typename?: 'WalletBalance';
  /** How much. */
  balance: Money;
  /** MAIN, or the vendor wallet's code. */
  code: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A recent win (D-10). */
export type Winner = {
  __typename?: 'Winner';
  /** Who won, masked (A96). */
  customer: Scalars['String']['output'];
  /** The game; it can be started from here. */
  game: Game;
  /** How much. */
  win: Money;
};

/** A withdrawal. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** How much. */
  amount: Money;
  /** When it was asked for. */
  at?: Maybe<Scalars['Timestamp']['output']>;
  /** The card it went to, its number hidden. */
  card?: Maybe<Scalars['String']['output']>;
  /** What it cost. */
  fee: Money;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it was completed or rejected. */
  settledAt?: Maybe<Scalars['Timestamp']['output']>;
  /** How far it has come. */
  status: WithdrawalStatus;
};

/** A withdrawal that was paid out (D-33). */
export type WithdrawalConfirmation = {
  __typename?: 'WithdrawalConfirmation';
  /** How much was paid out. */
  amount: Money;
  /** Until when the viewer may say no; after that it counts as received (S35). */
  confirmBy?: Maybe<Scalars['Timestamp']['output']>;
  /** Its id, for `confirmWithdrawal`. */
  id: Scalars['ID']['output'];
  /** True when the amount is not given back any more, because it was settled as received by force (S36). */
  notRefunded: Scalars['Boolean']['output'];
  /** When. */
  paidAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What is known. */
  state: ConfirmationState;
  /** The withdrawal. */
  withdrawalId: Scalars['ID']['output'];
};

/** A page of withdrawals. */
export type WithdrawalConnection = {
  __typename?: 'WithdrawalConnection';
  /** The withdrawals of this page. */
  nodes: Array<Withdrawal>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** What the viewer says of a withdrawal. */
export type WithdrawalDecision =
  /** All that wait have arrived. */
  | 'ALL_RECEIVED'
  | 'NOT_RECEIVED'
  | 'RECEIVED';

/** What may be withdrawn. */
export type WithdrawalLimits = {
  __typename?: 'WithdrawalLimits';
  /** Minutes after which an unconfirmed withdrawal counts as received (S35, K31); null when unknown. */
  confirmMinutes?: Maybe<Scalars['Int']['output']>;
  /** What is left of today's limit. */
  dailyLeft: Money;
  /** The fee in percent, as decimal text. */
  feePercent: Scalars['String']['output'];
  /** The most at once. */
  max: Money;
  /** The least at once. */
  min: Money;
};

/** How far a withdrawal has come. */
export type WithdrawalStatus =
  | 'COMPLETED'
  /** Paid out, waiting for the viewer's word (S34). */
  | 'CONFIRMING'
  | 'PAID'
  | 'PENDING'
  | 'REJECTED';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddBankCardResult:
    | ( AddBankCardSuccess )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  CaptchaResult:
    | ( Captcha )
    | ( Refused )
    | ( Throttled )
  ;
  ChangeMessagesResult:
    | ( ChangeMessagesSuccess )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  ChangePasswordResult:
    | ( Omit<ChangePasswordSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  ClaimRebateResult:
    | ( ClaimRebateSuccess )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  ClaimRewardResult:
    | ( ClaimRewardSuccess )
    | ( Refused )
    | ( Throttled )
  ;
  ConfirmWithdrawalResult:
    | ( ConfirmWithdrawalSuccess )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  ContractTerms:
    | ( PeriodTerms )
    | ( RealTimeTerms )
  ;
  ConvertPointsResult:
    | ( ConvertPointsSuccess )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  CreateReferralLinkResult:
    | ( CreateReferralLinkSuccess )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  DecideContractResult:
    | ( Omit<DecideContractSuccess, 'book'> & { book?: Maybe<_RefType['ContractBook']> } )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  DeleteReferralLinkResult:
    | ( DeleteReferralLinkSuccess )
    | ( Refused )
    | ( Throttled )
  ;
  EndAccountSessionResult:
    | ( EndAccountSessionSuccess )
    | ( Refused )
    | ( Throttled )
  ;
  FreePlayResult:
    | ( Omit<FreePlaySuccess, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( Refused )
    | ( Throttled )
  ;
  LaunchGameResult:
    | ( LaunchGameSuccess )
    | ( LaunchRefused )
    | ( Refused )
    | ( Throttled )
  ;
  LoginResult:
    | ( AccountNotAllowed )
    | ( CaptchaRequired )
    | ( InvalidCredentials )
    | ( InvalidInput )
    | ( Omit<LoginSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( Refused )
    | ( SecondFactorRequired )
    | ( Throttled )
  ;
  OfferContractResult:
    | ( InvalidInput )
    | ( OfferContractSuccess )
    | ( Refused )
    | ( Throttled )
  ;
  OpenChatResult:
    | ( OpenChatSuccess )
    | ( Refused )
    | ( Throttled )
  ;
  RedeemPointsResult:
    | ( InvalidInput )
    | ( RedeemPointsSuccess )
    | ( Refused )
    | ( Throttled )
  ;
  RegisterDownlineResult:
    | ( InvalidInput )
    | ( Refused )
    | ( RegisterDownlineSuccess )
    | ( Throttled )
  ;
  RegisterResult:
    | ( InvalidInput )
    | ( Refused )
    | ( Omit<RegisterSuccess, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( Throttled )
  ;
  RemoveBankCardResult:
    | ( Refused )
    | ( RemoveBankCardSuccess )
    | ( Throttled )
  ;
  RequestDepositResult:
    | ( InvalidInput )
    | ( Refused )
    | ( RequestDepositSuccess )
    | ( Throttled )
  ;
  RequestPasswordMailResult:
    | ( InvalidInput )
    | ( PasswordMailSent )
    | ( Refused )
    | ( Throttled )
  ;
  RequestWithdrawalResult:
    | ( InvalidInput )
    | ( Refused )
    | ( RequestWithdrawalSuccess )
    | ( Throttled )
  ;
  ResetPasswordResult:
    | ( InvalidInput )
    | ( Refused )
    | ( ResetPasswordSuccess )
    | ( Throttled )
  ;
  SendCodeResult:
    | ( CodeSent )
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
  ;
  SendFeedbackResult:
    | ( InvalidInput )
    | ( Refused )
    | ( SendFeedbackSuccess )
    | ( Throttled )
  ;
  SetDownlineRatesResult:
    | ( InvalidInput )
    | ( Refused )
    | ( SetDownlineRatesSuccess )
    | ( Throttled )
  ;
  SetFavoriteResult:
    | ( Refused )
    | ( SetFavoriteSuccess )
    | ( Throttled )
  ;
  SetPaymentPasswordResult:
    | ( InvalidInput )
    | ( Refused )
    | ( SetPaymentPasswordSuccess )
    | ( Throttled )
  ;
  TransferFundsResult:
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
    | ( TransferFundsSuccess )
  ;
  TransferToLineResult:
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
    | ( TransferToLineSuccess )
  ;
  UpdateProfileResult:
    | ( InvalidInput )
    | ( Refused )
    | ( Throttled )
    | ( UpdateProfileSuccess )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountNotAllowed: ResolverTypeWrapper<AccountNotAllowed>;
  AccountRefusal: AccountRefusal;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  ActivityStatus: ActivityStatus;
  AddBankCardInput: AddBankCardInput;
  AddBankCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddBankCardResult']>;
  AddBankCardSuccess: ResolverTypeWrapper<AddBankCardSuccess>;
  Affiliate: ResolverTypeWrapper<Affiliate>;
  Agent: ResolverTypeWrapper<Omit<Agent, 'announcements' | 'gameRecords'> & { announcements?: Maybe<ResolversTypes['AgentAnnouncementConnection']>, gameRecords?: Maybe<ResolversTypes['GameRecordConnection']> }>;
  AgentAnnouncementConnection: ResolverTypeWrapper<Omit<AgentAnnouncementConnection, 'nodes'> & { nodes: Array<ResolversTypes['Announcement']> }>;
  Announcement: ResolverTypeWrapper<WireAnnouncementModel>;
  Announcements: ResolverTypeWrapper<AnnouncementsModelModel>;
  Balance: ResolverTypeWrapper<Balance>;
  BankCard: ResolverTypeWrapper<BankCard>;
  Banner: ResolverTypeWrapper<Banner>;
  Bonus: ResolverTypeWrapper<Bonus>;
  BonusConnection: ResolverTypeWrapper<BonusConnection>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Captcha: ResolverTypeWrapper<Captcha>;
  CaptchaRequired: ResolverTypeWrapper<CaptchaRequired>;
  CaptchaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CaptchaResult']>;
  ChangeMessagesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeMessagesResult']>;
  ChangeMessagesSuccess: ResolverTypeWrapper<ChangeMessagesSuccess>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangePasswordSuccess: ResolverTypeWrapper<Omit<ChangePasswordSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ChatDesk: ResolverTypeWrapper<ChatDesk>;
  ClaimRebateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimRebateResult']>;
  ClaimRebateSuccess: ResolverTypeWrapper<ClaimRebateSuccess>;
  ClaimRewardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimRewardResult']>;
  ClaimRewardSuccess: ResolverTypeWrapper<ClaimRewardSuccess>;
  CodeCountdown: ResolverTypeWrapper<CodeCountdown>;
  CodePurpose: CodePurpose;
  CodeSent: ResolverTypeWrapper<CodeSent>;
  ConfirmLoginInput: ConfirmLoginInput;
  ConfirmWithdrawalInput: ConfirmWithdrawalInput;
  ConfirmWithdrawalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmWithdrawalResult']>;
  ConfirmWithdrawalSuccess: ResolverTypeWrapper<ConfirmWithdrawalSuccess>;
  ConfirmationState: ConfirmationState;
  ContactLink: ResolverTypeWrapper<ContactLink>;
  Contract: ResolverTypeWrapper<Omit<Contract, 'terms'> & { terms: ResolversTypes['ContractTerms'] }>;
  ContractBook: ResolverTypeWrapper<Omit<ContractBook, 'ended' | 'given' | 'mine' | 'offers'> & { ended: Array<ResolversTypes['Contract']>, given: Array<ResolversTypes['Contract']>, mine?: Maybe<ResolversTypes['Contract']>, offers: Array<ResolversTypes['Contract']> }>;
  ContractDecision: ContractDecision;
  ContractKind: ContractKind;
  ContractPayment: ResolverTypeWrapper<ContractPayment>;
  ContractPeriod: ContractPeriod;
  ContractRequest: ContractRequest;
  ContractStand: ContractStand;
  ContractStanding: ResolverTypeWrapper<ContractStanding>;
  ContractState: ContractState;
  ContractTerms: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContractTerms']>;
  Contracts: ResolverTypeWrapper<Omit<Contracts, 'ofKind'> & { ofKind?: Maybe<ResolversTypes['ContractBook']> }>;
  ConvertPointsInput: ConvertPointsInput;
  ConvertPointsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConvertPointsResult']>;
  ConvertPointsSuccess: ResolverTypeWrapper<ConvertPointsSuccess>;
  CreateReferralLinkInput: CreateReferralLinkInput;
  CreateReferralLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateReferralLinkResult']>;
  CreateReferralLinkSuccess: ResolverTypeWrapper<CreateReferralLinkSuccess>;
  DateRange: DateRange;
  DecideContractInput: DecideContractInput;
  DecideContractResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideContractResult']>;
  DecideContractSuccess: ResolverTypeWrapper<Omit<DecideContractSuccess, 'book'> & { book?: Maybe<ResolversTypes['ContractBook']> }>;
  DeleteReferralLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteReferralLinkResult']>;
  DeleteReferralLinkSuccess: ResolverTypeWrapper<DeleteReferralLinkSuccess>;
  Deposit: ResolverTypeWrapper<Deposit>;
  DepositConnection: ResolverTypeWrapper<DepositConnection>;
  DepositKind: DepositKind;
  DepositMethod: ResolverTypeWrapper<DepositMethod>;
  DepositStatus: DepositStatus;
  DownlineConnection: ResolverTypeWrapper<DownlineConnection>;
  DownlineContract: ResolverTypeWrapper<DownlineContract>;
  DownlineMember: ResolverTypeWrapper<DownlineMember>;
  DownlineStep: ResolverTypeWrapper<DownlineStep>;
  DownlineType: DownlineType;
  EndAccountSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndAccountSessionResult']>;
  EndAccountSessionSuccess: ResolverTypeWrapper<EndAccountSessionSuccess>;
  ExchangeType: ExchangeType;
  Features: ResolverTypeWrapper<Features>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FreePlayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FreePlayResult']>;
  FreePlaySuccess: ResolverTypeWrapper<Omit<FreePlaySuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Game: ResolverTypeWrapper<Omit<Game, 'vendor'> & { vendor: ResolversTypes['Vendor'] }>;
  GameCategory: ResolverTypeWrapper<Omit<GameCategory, 'vendors'> & { vendors: Array<ResolversTypes['Vendor']> }>;
  GameClass: ResolverTypeWrapper<GameClass>;
  GameConnection: ResolverTypeWrapper<Omit<GameConnection, 'nodes'> & { nodes: Array<ResolversTypes['Game']> }>;
  GameFilter: GameFilter;
  GameRecord: ResolverTypeWrapper<Omit<GameRecord, 'vendor'> & { vendor: ResolversTypes['Vendor'] }>;
  GameRecordConnection: ResolverTypeWrapper<Omit<GameRecordConnection, 'nodes'> & { nodes: Array<ResolversTypes['GameRecord']> }>;
  GameRecordFilter: GameRecordFilter;
  GameRecordStatus: GameRecordStatus;
  GameRecordTotals: ResolverTypeWrapper<GameRecordTotals>;
  GameStart: GameStart;
  GameType: GameType;
  HelpSection: ResolverTypeWrapper<WireHelpSectionModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidCredentials: ResolverTypeWrapper<InvalidCredentials>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  KeepAliveResult: ResolverTypeWrapper<KeepAliveResult>;
  LastLogin: ResolverTypeWrapper<LastLogin>;
  Launch: ResolverTypeWrapper<Launch>;
  LaunchGameInput: LaunchGameInput;
  LaunchGameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LaunchGameResult']>;
  LaunchGameSuccess: ResolverTypeWrapper<LaunchGameSuccess>;
  LaunchRefusal: LaunchRefusal;
  LaunchRefused: ResolverTypeWrapper<LaunchRefused>;
  LineDirection: LineDirection;
  Lobby: ResolverTypeWrapper<LobbyModelModel>;
  LoginInput: LoginInput;
  LoginMethod: LoginMethod;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  LoginSuccess: ResolverTypeWrapper<Omit<LoginSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  LogoutResult: ResolverTypeWrapper<LogoutResult>;
  Lottery: ResolverTypeWrapper<Lottery>;
  LotteryBoard: LotteryBoard;
  LotteryDraw: ResolverTypeWrapper<LotteryDraw>;
  MaintenanceWindow: ResolverTypeWrapper<MaintenanceWindow>;
  Message: ResolverTypeWrapper<Message>;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  MessageValue: ResolverTypeWrapper<MessageValue>;
  Mission: ResolverTypeWrapper<Mission>;
  MissionBoard: ResolverTypeWrapper<MissionBoard>;
  MissionKind: MissionKind;
  MissionLeaderboard: ResolverTypeWrapper<MissionLeaderboard>;
  MissionRank: ResolverTypeWrapper<MissionRank>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyMissionRank: ResolverTypeWrapper<MyMissionRank>;
  Offer: Offer;
  OfferContractInput: OfferContractInput;
  OfferContractResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OfferContractResult']>;
  OfferContractSuccess: ResolverTypeWrapper<OfferContractSuccess>;
  OpenChatInput: OpenChatInput;
  OpenChatResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenChatResult']>;
  OpenChatSuccess: ResolverTypeWrapper<OpenChatSuccess>;
  OwnRate: ResolverTypeWrapper<OwnRate>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordMailSent: ResolverTypeWrapper<PasswordMailSent>;
  PaymentConnection: ResolverTypeWrapper<PaymentConnection>;
  PaymentPeriod: PaymentPeriod;
  PaymentStatus: PaymentStatus;
  PaymentTarget: ResolverTypeWrapper<PaymentTarget>;
  PendingLogin: ResolverTypeWrapper<PendingLogin>;
  PeriodTerms: ResolverTypeWrapper<PeriodTerms>;
  PeriodTermsInput: PeriodTermsInput;
  PointBalance: ResolverTypeWrapper<PointBalance>;
  PointChange: ResolverTypeWrapper<PointChange>;
  PointChangeConnection: ResolverTypeWrapper<PointChangeConnection>;
  PointMall: ResolverTypeWrapper<PointMall>;
  PointRatio: ResolverTypeWrapper<PointRatio>;
  PointReward: ResolverTypeWrapper<PointReward>;
  PointRules: ResolverTypeWrapper<PointRules>;
  PointType: PointType;
  PrizeMode: PrizeMode;
  Profile: ResolverTypeWrapper<Profile>;
  ProfitDay: ResolverTypeWrapper<ProfitDay>;
  ProfitLossConnection: ResolverTypeWrapper<ProfitLossConnection>;
  ProfitLossRow: ResolverTypeWrapper<ProfitLossRow>;
  ProfitLossSums: ResolverTypeWrapper<ProfitLossSums>;
  ProfitReport: ResolverTypeWrapper<ProfitReport>;
  ProfitTotals: ResolverTypeWrapper<ProfitTotals>;
  Promotion: ResolverTypeWrapper<WirePromotionModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rate: ResolverTypeWrapper<Rate>;
  RateInput: RateInput;
  RealTimeTerms: ResolverTypeWrapper<RealTimeTerms>;
  RealTimeTermsInput: RealTimeTermsInput;
  Rebate: ResolverTypeWrapper<Rebate>;
  RebateRow: ResolverTypeWrapper<RebateRow>;
  Records: ResolverTypeWrapper<Omit<Records, 'games'> & { games?: Maybe<ResolversTypes['GameRecordConnection']> }>;
  RedeemPointsInput: RedeemPointsInput;
  RedeemPointsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RedeemPointsResult']>;
  RedeemPointsSuccess: ResolverTypeWrapper<RedeemPointsSuccess>;
  Redemption: ResolverTypeWrapper<Redemption>;
  RedemptionConnection: ResolverTypeWrapper<RedemptionConnection>;
  RedemptionStatus: RedemptionStatus;
  Referral: ResolverTypeWrapper<Referral>;
  ReferralLink: ResolverTypeWrapper<ReferralLink>;
  ReferredFriend: ResolverTypeWrapper<ReferredFriend>;
  RefusalReason: RefusalReason;
  Refused: ResolverTypeWrapper<Refused>;
  RegisterDownlineInput: RegisterDownlineInput;
  RegisterDownlineResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterDownlineResult']>;
  RegisterDownlineSuccess: ResolverTypeWrapper<RegisterDownlineSuccess>;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegisterSuccess: ResolverTypeWrapper<Omit<RegisterSuccess, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RegistrationKind: RegistrationKind;
  RegistrationRule: ResolverTypeWrapper<RegistrationRule>;
  RemoveBankCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveBankCardResult']>;
  RemoveBankCardSuccess: ResolverTypeWrapper<RemoveBankCardSuccess>;
  RequestDepositInput: RequestDepositInput;
  RequestDepositResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestDepositResult']>;
  RequestDepositSuccess: ResolverTypeWrapper<RequestDepositSuccess>;
  RequestPasswordMailInput: RequestPasswordMailInput;
  RequestPasswordMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPasswordMailResult']>;
  RequestWithdrawalInput: RequestWithdrawalInput;
  RequestWithdrawalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestWithdrawalResult']>;
  RequestWithdrawalSuccess: ResolverTypeWrapper<RequestWithdrawalSuccess>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  ResetPasswordSuccess: ResolverTypeWrapper<ResetPasswordSuccess>;
  ResourceKind: ResourceKind;
  ResourceLink: ResolverTypeWrapper<ResourceLink>;
  RevenueReport: ResolverTypeWrapper<RevenueReport>;
  RevenueRow: ResolverTypeWrapper<RevenueRow>;
  RevenueTotals: ResolverTypeWrapper<RevenueTotals>;
  Reward: ResolverTypeWrapper<Reward>;
  RewardKind: RewardKind;
  Role: Role;
  Room: ResolverTypeWrapper<Room>;
  RoomStatus: RoomStatus;
  SafeHtml: ResolverTypeWrapper<Scalars['SafeHtml']['output']>;
  SalaryKind: SalaryKind;
  SecondFactorMethod: SecondFactorMethod;
  SecondFactorRequired: ResolverTypeWrapper<SecondFactorRequired>;
  Security: ResolverTypeWrapper<Security>;
  SendCodeInput: SendCodeInput;
  SendCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendCodeResult']>;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendFeedbackResult']>;
  SendFeedbackSuccess: ResolverTypeWrapper<SendFeedbackSuccess>;
  SetDownlineRatesInput: SetDownlineRatesInput;
  SetDownlineRatesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDownlineRatesResult']>;
  SetDownlineRatesSuccess: ResolverTypeWrapper<SetDownlineRatesSuccess>;
  SetFavoriteInput: SetFavoriteInput;
  SetFavoriteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFavoriteResult']>;
  SetFavoriteSuccess: ResolverTypeWrapper<SetFavoriteSuccess>;
  SetPaymentPasswordInput: SetPaymentPasswordInput;
  SetPaymentPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPaymentPasswordResult']>;
  SetPaymentPasswordSuccess: ResolverTypeWrapper<SetPaymentPasswordSuccess>;
  Site: Site;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  System: ResolverTypeWrapper<SystemModelModel>;
  SystemStatus: SystemStatus;
  TeamDay: ResolverTypeWrapper<TeamDay>;
  TeamOverview: ResolverTypeWrapper<TeamOverview>;
  Throttled: ResolverTypeWrapper<Throttled>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Transaction: ResolverTypeWrapper<Transaction>;
  TransactionConnection: ResolverTypeWrapper<TransactionConnection>;
  TransactionKind: TransactionKind;
  TransferFundsInput: TransferFundsInput;
  TransferFundsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TransferFundsResult']>;
  TransferFundsSuccess: ResolverTypeWrapper<TransferFundsSuccess>;
  TransferToLineInput: TransferToLineInput;
  TransferToLineResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TransferToLineResult']>;
  TransferToLineSuccess: ResolverTypeWrapper<TransferToLineSuccess>;
  UnpaidContract: UnpaidContract;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  UpdateProfileSuccess: ResolverTypeWrapper<UpdateProfileSuccess>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Url: ResolverTypeWrapper<Scalars['Url']['output']>;
  Vendor: ResolverTypeWrapper<VendorModelModel>;
  VendorCard: ResolverTypeWrapper<Omit<VendorCard, 'vendor'> & { vendor: ResolversTypes['Vendor'] }>;
  VendorLane: ResolverTypeWrapper<Omit<VendorLane, 'vendors'> & { vendors: Array<ResolversTypes['VendorCard']> }>;
  Viewer: ResolverTypeWrapper<ViewerModelModel>;
  Wallet: ResolverTypeWrapper<Wallet>;
  WalletBalance: ResolverTypeWrapper<WalletBalance>;
  Winner: ResolverTypeWrapper<Omit<Winner, 'game'> & { game: ResolversTypes['Game'] }>;
  Withdrawal: ResolverTypeWrapper<Withdrawal>;
  WithdrawalConfirmation: ResolverTypeWrapper<WithdrawalConfirmation>;
  WithdrawalConnection: ResolverTypeWrapper<WithdrawalConnection>;
  WithdrawalDecision: WithdrawalDecision;
  WithdrawalLimits: ResolverTypeWrapper<WithdrawalLimits>;
  WithdrawalStatus: WithdrawalStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountNotAllowed: AccountNotAllowed;
  AccountSession: AccountSession;
  AddBankCardInput: AddBankCardInput;
  AddBankCardResult: ResolversUnionTypes<ResolversParentTypes>['AddBankCardResult'];
  AddBankCardSuccess: AddBankCardSuccess;
  Affiliate: Affiliate;
  Agent: Omit<Agent, 'announcements' | 'gameRecords'> & { announcements?: Maybe<ResolversParentTypes['AgentAnnouncementConnection']>, gameRecords?: Maybe<ResolversParentTypes['GameRecordConnection']> };
  AgentAnnouncementConnection: Omit<AgentAnnouncementConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Announcement']> };
  Announcement: WireAnnouncementModel;
  Announcements: AnnouncementsModelModel;
  Balance: Balance;
  BankCard: BankCard;
  Banner: Banner;
  Bonus: Bonus;
  BonusConnection: BonusConnection;
  Boolean: Scalars['Boolean']['output'];
  Captcha: Captcha;
  CaptchaRequired: CaptchaRequired;
  CaptchaResult: ResolversUnionTypes<ResolversParentTypes>['CaptchaResult'];
  ChangeMessagesResult: ResolversUnionTypes<ResolversParentTypes>['ChangeMessagesResult'];
  ChangeMessagesSuccess: ChangeMessagesSuccess;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangePasswordSuccess: Omit<ChangePasswordSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ChatDesk: ChatDesk;
  ClaimRebateResult: ResolversUnionTypes<ResolversParentTypes>['ClaimRebateResult'];
  ClaimRebateSuccess: ClaimRebateSuccess;
  ClaimRewardResult: ResolversUnionTypes<ResolversParentTypes>['ClaimRewardResult'];
  ClaimRewardSuccess: ClaimRewardSuccess;
  CodeCountdown: CodeCountdown;
  CodeSent: CodeSent;
  ConfirmLoginInput: ConfirmLoginInput;
  ConfirmWithdrawalInput: ConfirmWithdrawalInput;
  ConfirmWithdrawalResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmWithdrawalResult'];
  ConfirmWithdrawalSuccess: ConfirmWithdrawalSuccess;
  ContactLink: ContactLink;
  Contract: Omit<Contract, 'terms'> & { terms: ResolversParentTypes['ContractTerms'] };
  ContractBook: Omit<ContractBook, 'ended' | 'given' | 'mine' | 'offers'> & { ended: Array<ResolversParentTypes['Contract']>, given: Array<ResolversParentTypes['Contract']>, mine?: Maybe<ResolversParentTypes['Contract']>, offers: Array<ResolversParentTypes['Contract']> };
  ContractPayment: ContractPayment;
  ContractStanding: ContractStanding;
  ContractTerms: ResolversUnionTypes<ResolversParentTypes>['ContractTerms'];
  Contracts: Omit<Contracts, 'ofKind'> & { ofKind?: Maybe<ResolversParentTypes['ContractBook']> };
  ConvertPointsInput: ConvertPointsInput;
  ConvertPointsResult: ResolversUnionTypes<ResolversParentTypes>['ConvertPointsResult'];
  ConvertPointsSuccess: ConvertPointsSuccess;
  CreateReferralLinkInput: CreateReferralLinkInput;
  CreateReferralLinkResult: ResolversUnionTypes<ResolversParentTypes>['CreateReferralLinkResult'];
  CreateReferralLinkSuccess: CreateReferralLinkSuccess;
  DateRange: DateRange;
  DecideContractInput: DecideContractInput;
  DecideContractResult: ResolversUnionTypes<ResolversParentTypes>['DecideContractResult'];
  DecideContractSuccess: Omit<DecideContractSuccess, 'book'> & { book?: Maybe<ResolversParentTypes['ContractBook']> };
  DeleteReferralLinkResult: ResolversUnionTypes<ResolversParentTypes>['DeleteReferralLinkResult'];
  DeleteReferralLinkSuccess: DeleteReferralLinkSuccess;
  Deposit: Deposit;
  DepositConnection: DepositConnection;
  DepositMethod: DepositMethod;
  DownlineConnection: DownlineConnection;
  DownlineContract: DownlineContract;
  DownlineMember: DownlineMember;
  DownlineStep: DownlineStep;
  EndAccountSessionResult: ResolversUnionTypes<ResolversParentTypes>['EndAccountSessionResult'];
  EndAccountSessionSuccess: EndAccountSessionSuccess;
  Features: Features;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  FreePlayResult: ResolversUnionTypes<ResolversParentTypes>['FreePlayResult'];
  FreePlaySuccess: Omit<FreePlaySuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Game: Omit<Game, 'vendor'> & { vendor: ResolversParentTypes['Vendor'] };
  GameCategory: Omit<GameCategory, 'vendors'> & { vendors: Array<ResolversParentTypes['Vendor']> };
  GameClass: GameClass;
  GameConnection: Omit<GameConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Game']> };
  GameFilter: GameFilter;
  GameRecord: Omit<GameRecord, 'vendor'> & { vendor: ResolversParentTypes['Vendor'] };
  GameRecordConnection: Omit<GameRecordConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['GameRecord']> };
  GameRecordFilter: GameRecordFilter;
  GameRecordTotals: GameRecordTotals;
  HelpSection: WireHelpSectionModel;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidCredentials: InvalidCredentials;
  InvalidInput: InvalidInput;
  KeepAliveResult: KeepAliveResult;
  LastLogin: LastLogin;
  Launch: Launch;
  LaunchGameInput: LaunchGameInput;
  LaunchGameResult: ResolversUnionTypes<ResolversParentTypes>['LaunchGameResult'];
  LaunchGameSuccess: LaunchGameSuccess;
  LaunchRefused: LaunchRefused;
  Lobby: LobbyModelModel;
  LoginInput: LoginInput;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  LoginSuccess: Omit<LoginSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  LogoutResult: LogoutResult;
  Lottery: Lottery;
  LotteryDraw: LotteryDraw;
  MaintenanceWindow: MaintenanceWindow;
  Message: Message;
  MessageConnection: MessageConnection;
  MessageValue: MessageValue;
  Mission: Mission;
  MissionBoard: MissionBoard;
  MissionLeaderboard: MissionLeaderboard;
  MissionRank: MissionRank;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  MyMissionRank: MyMissionRank;
  OfferContractInput: OfferContractInput;
  OfferContractResult: ResolversUnionTypes<ResolversParentTypes>['OfferContractResult'];
  OfferContractSuccess: OfferContractSuccess;
  OpenChatInput: OpenChatInput;
  OpenChatResult: ResolversUnionTypes<ResolversParentTypes>['OpenChatResult'];
  OpenChatSuccess: OpenChatSuccess;
  OwnRate: OwnRate;
  PageInfo: PageInfo;
  PasswordMailSent: PasswordMailSent;
  PaymentConnection: PaymentConnection;
  PaymentTarget: PaymentTarget;
  PendingLogin: PendingLogin;
  PeriodTerms: PeriodTerms;
  PeriodTermsInput: PeriodTermsInput;
  PointBalance: PointBalance;
  PointChange: PointChange;
  PointChangeConnection: PointChangeConnection;
  PointMall: PointMall;
  PointRatio: PointRatio;
  PointReward: PointReward;
  PointRules: PointRules;
  Profile: Profile;
  ProfitDay: ProfitDay;
  ProfitLossConnection: ProfitLossConnection;
  ProfitLossRow: ProfitLossRow;
  ProfitLossSums: ProfitLossSums;
  ProfitReport: ProfitReport;
  ProfitTotals: ProfitTotals;
  Promotion: WirePromotionModel;
  Query: Record<PropertyKey, never>;
  Rate: Rate;
  RateInput: RateInput;
  RealTimeTerms: RealTimeTerms;
  RealTimeTermsInput: RealTimeTermsInput;
  Rebate: Rebate;
  RebateRow: RebateRow;
  Records: Omit<Records, 'games'> & { games?: Maybe<ResolversParentTypes['GameRecordConnection']> };
  RedeemPointsInput: RedeemPointsInput;
  RedeemPointsResult: ResolversUnionTypes<ResolversParentTypes>['RedeemPointsResult'];
  RedeemPointsSuccess: RedeemPointsSuccess;
  Redemption: Redemption;
  RedemptionConnection: RedemptionConnection;
  Referral: Referral;
  ReferralLink: ReferralLink;
  ReferredFriend: ReferredFriend;
  Refused: Refused;
  RegisterDownlineInput: RegisterDownlineInput;
  RegisterDownlineResult: ResolversUnionTypes<ResolversParentTypes>['RegisterDownlineResult'];
  RegisterDownlineSuccess: RegisterDownlineSuccess;
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegisterSuccess: Omit<RegisterSuccess, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RegistrationRule: RegistrationRule;
  RemoveBankCardResult: ResolversUnionTypes<ResolversParentTypes>['RemoveBankCardResult'];
  RemoveBankCardSuccess: RemoveBankCardSuccess;
  RequestDepositInput: RequestDepositInput;
  RequestDepositResult: ResolversUnionTypes<ResolversParentTypes>['RequestDepositResult'];
  RequestDepositSuccess: RequestDepositSuccess;
  RequestPasswordMailInput: RequestPasswordMailInput;
  RequestPasswordMailResult: ResolversUnionTypes<ResolversParentTypes>['RequestPasswordMailResult'];
  RequestWithdrawalInput: RequestWithdrawalInput;
  RequestWithdrawalResult: ResolversUnionTypes<ResolversParentTypes>['RequestWithdrawalResult'];
  RequestWithdrawalSuccess: RequestWithdrawalSuccess;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  ResetPasswordSuccess: ResetPasswordSuccess;
  ResourceLink: ResourceLink;
  RevenueReport: RevenueReport;
  RevenueRow: RevenueRow;
  RevenueTotals: RevenueTotals;
  Reward: Reward;
  Room: Room;
  SafeHtml: Scalars['SafeHtml']['output'];
  SecondFactorRequired: SecondFactorRequired;
  Security: Security;
  SendCodeInput: SendCodeInput;
  SendCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendCodeResult'];
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackResult: ResolversUnionTypes<ResolversParentTypes>['SendFeedbackResult'];
  SendFeedbackSuccess: SendFeedbackSuccess;
  SetDownlineRatesInput: SetDownlineRatesInput;
  SetDownlineRatesResult: ResolversUnionTypes<ResolversParentTypes>['SetDownlineRatesResult'];
  SetDownlineRatesSuccess: SetDownlineRatesSuccess;
  SetFavoriteInput: SetFavoriteInput;
  SetFavoriteResult: ResolversUnionTypes<ResolversParentTypes>['SetFavoriteResult'];
  SetFavoriteSuccess: SetFavoriteSuccess;
  SetPaymentPasswordInput: SetPaymentPasswordInput;
  SetPaymentPasswordResult: ResolversUnionTypes<ResolversParentTypes>['SetPaymentPasswordResult'];
  SetPaymentPasswordSuccess: SetPaymentPasswordSuccess;
  String: Scalars['String']['output'];
  System: SystemModelModel;
  TeamDay: TeamDay;
  TeamOverview: TeamOverview;
  Throttled: Throttled;
  Timestamp: Scalars['Timestamp']['output'];
  Transaction: Transaction;
  TransactionConnection: TransactionConnection;
  TransferFundsInput: TransferFundsInput;
  TransferFundsResult: ResolversUnionTypes<ResolversParentTypes>['TransferFundsResult'];
  TransferFundsSuccess: TransferFundsSuccess;
  TransferToLineInput: TransferToLineInput;
  TransferToLineResult: ResolversUnionTypes<ResolversParentTypes>['TransferToLineResult'];
  TransferToLineSuccess: TransferToLineSuccess;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  UpdateProfileSuccess: UpdateProfileSuccess;
  Upload: Scalars['Upload']['output'];
  Url: Scalars['Url']['output'];
  Vendor: VendorModelModel;
  VendorCard: Omit<VendorCard, 'vendor'> & { vendor: ResolversParentTypes['Vendor'] };
  VendorLane: Omit<VendorLane, 'vendors'> & { vendors: Array<ResolversParentTypes['VendorCard']> };
  Viewer: ViewerModelModel;
  Wallet: Wallet;
  WalletBalance: WalletBalance;
  Winner: Omit<Winner, 'game'> & { game: ResolversParentTypes['Game'] };
  Withdrawal: Withdrawal;
  WithdrawalConfirmation: WithdrawalConfirmation;
  WithdrawalConnection: WithdrawalConnection;
  WithdrawalLimits: WithdrawalLimits;
};

export type AccountNotAllowedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountNotAllowed'] = ResolversParentTypes['AccountNotAllowed']> = {
  reason?: Resolver<ResolversTypes['AccountRefusal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AddBankCardResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddBankCardResult'] = ResolversParentTypes['AddBankCardResult']> = {
  __resolveType: TypeResolveFn<'AddBankCardSuccess' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type AddBankCardSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddBankCardSuccess'] = ResolversParentTypes['AddBankCardSuccess']> = {
  cardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AffiliateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Affiliate'] = ResolversParentTypes['Affiliate']> = {
  recommender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent']> = {
  announcements?: Resolver<Maybe<ResolversTypes['AgentAnnouncementConnection']>, ParentType, ContextType, RequireFields<AgentAnnouncementsArgs, 'limit' | 'offset'>>;
  dividends?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<AgentDividendsArgs, 'limit' | 'offset'>>;
  downline?: Resolver<Maybe<ResolversTypes['DownlineConnection']>, ParentType, ContextType, RequireFields<AgentDownlineArgs, 'limit' | 'offset'>>;
  gameRecords?: Resolver<Maybe<ResolversTypes['GameRecordConnection']>, ParentType, ContextType, RequireFields<AgentGameRecordsArgs, 'limit' | 'offset'>>;
  links?: Resolver<Maybe<Array<ResolversTypes['ReferralLink']>>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['TeamOverview']>, ParentType, ContextType, Partial<AgentOverviewArgs>>;
  profitLoss?: Resolver<Maybe<ResolversTypes['ProfitLossConnection']>, ParentType, ContextType, RequireFields<AgentProfitLossArgs, 'limit' | 'offset'>>;
  rates?: Resolver<Maybe<Array<ResolversTypes['OwnRate']>>, ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['RevenueReport']>, ParentType, ContextType, Partial<AgentRevenueArgs>>;
  salary?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<AgentSalaryArgs, 'kind' | 'limit' | 'offset'>>;
  transactions?: Resolver<Maybe<ResolversTypes['TransactionConnection']>, ParentType, ContextType, RequireFields<AgentTransactionsArgs, 'limit' | 'offset'>>;
};

export type AgentAnnouncementConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentAnnouncementConnection'] = ResolversParentTypes['AgentAnnouncementConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  content?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Announcements'] = ResolversParentTypes['Announcements']> = {
  banners?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType, RequireFields<AnnouncementsBannersArgs, 'group'>>;
  notices?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  popups?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
};

export type BalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type BankCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankCard'] = ResolversParentTypes['BankCard']> = {
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  image?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bonus'] = ResolversParentTypes['Bonus']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rollover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityStatus'], ParentType, ContextType>;
};

export type BonusConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusConnection'] = ResolversParentTypes['BonusConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Bonus']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaRequiredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaptchaRequired'] = ResolversParentTypes['CaptchaRequired']> = {
  wrong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaptchaResult'] = ResolversParentTypes['CaptchaResult']> = {
  __resolveType: TypeResolveFn<'Captcha' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type ChangeMessagesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeMessagesResult'] = ResolversParentTypes['ChangeMessagesResult']> = {
  __resolveType: TypeResolveFn<'ChangeMessagesSuccess' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type ChangeMessagesSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeMessagesSuccess'] = ResolversParentTypes['ChangeMessagesSuccess']> = {
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  unread?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'ChangePasswordSuccess' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type ChangePasswordSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordSuccess'] = ResolversParentTypes['ChangePasswordSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatDeskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatDesk'] = ResolversParentTypes['ChatDesk']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClaimRebateResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimRebateResult'] = ResolversParentTypes['ClaimRebateResult']> = {
  __resolveType: TypeResolveFn<'ClaimRebateSuccess' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type ClaimRebateSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimRebateSuccess'] = ResolversParentTypes['ClaimRebateSuccess']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimRewardResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimRewardResult'] = ResolversParentTypes['ClaimRewardResult']> = {
  __resolveType: TypeResolveFn<'ClaimRewardSuccess' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type ClaimRewardSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimRewardSuccess'] = ResolversParentTypes['ClaimRewardSuccess']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rewardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeCountdownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeCountdown'] = ResolversParentTypes['CodeCountdown']> = {
  dialingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CodeSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = {
  countdownMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmWithdrawalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmWithdrawalResult'] = ResolversParentTypes['ConfirmWithdrawalResult']> = {
  __resolveType: TypeResolveFn<'ConfirmWithdrawalSuccess' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type ConfirmWithdrawalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmWithdrawalSuccess'] = ResolversParentTypes['ConfirmWithdrawalSuccess']> = {
  confirmations?: Resolver<Maybe<Array<ResolversTypes['WithdrawalConfirmation']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactLink'] = ResolversParentTypes['ContactLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContractResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  offeredAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['ContractRequest'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractState'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ContractTerms'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unpaid?: Resolver<Maybe<ResolversTypes['UnpaidContract']>, ParentType, ContextType>;
  willTerminate?: Resolver<Array<ResolversTypes['DownlineContract']>, ParentType, ContextType>;
};

export type ContractBookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractBook'] = ResolversParentTypes['ContractBook']> = {
  ended?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  given?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  mine?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
};

export type ContractPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractPayment'] = ResolversParentTypes['ContractPayment']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['PaymentPeriod']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type ContractStandingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractStanding'] = ResolversParentTypes['ContractStanding']> = {
  dailySalary?: Resolver<ResolversTypes['ContractStand'], ParentType, ContextType>;
  dividend?: Resolver<ResolversTypes['ContractStand'], ParentType, ContextType>;
  hourlySalary?: Resolver<ResolversTypes['ContractStand'], ParentType, ContextType>;
  realTimeSalary?: Resolver<ResolversTypes['ContractStand'], ParentType, ContextType>;
};

export type ContractTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractTerms'] = ResolversParentTypes['ContractTerms']> = {
  __resolveType: TypeResolveFn<'PeriodTerms' | 'RealTimeTerms', ParentType, ContextType>;
};

export type ContractsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contracts'] = ResolversParentTypes['Contracts']> = {
  ofKind?: Resolver<Maybe<ResolversTypes['ContractBook']>, ParentType, ContextType, RequireFields<ContractsOfKindArgs, 'kind'>>;
  standing?: Resolver<Maybe<ResolversTypes['ContractStanding']>, ParentType, ContextType>;
};

export type ConvertPointsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertPointsResult'] = ResolversParentTypes['ConvertPointsResult']> = {
  __resolveType: TypeResolveFn<'ConvertPointsSuccess' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type ConvertPointsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertPointsSuccess'] = ResolversParentTypes['ConvertPointsSuccess']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateReferralLinkResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateReferralLinkResult'] = ResolversParentTypes['CreateReferralLinkResult']> = {
  __resolveType: TypeResolveFn<'CreateReferralLinkSuccess' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type CreateReferralLinkSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateReferralLinkSuccess'] = ResolversParentTypes['CreateReferralLinkSuccess']> = {
  link?: Resolver<ResolversTypes['ReferralLink'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecideContractResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecideContractResult'] = ResolversParentTypes['DecideContractResult']> = {
  __resolveType: TypeResolveFn<'DecideContractSuccess' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type DecideContractSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecideContractSuccess'] = ResolversParentTypes['DecideContractSuccess']> = {
  book?: Resolver<Maybe<ResolversTypes['ContractBook']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteReferralLinkResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteReferralLinkResult'] = ResolversParentTypes['DeleteReferralLinkResult']> = {
  __resolveType: TypeResolveFn<'DeleteReferralLinkSuccess' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type DeleteReferralLinkSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteReferralLinkSuccess'] = ResolversParentTypes['DeleteReferralLinkSuccess']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepositResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  methodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DepositStatus'], ParentType, ContextType>;
};

export type DepositConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositConnection'] = ResolversParentTypes['DepositConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Deposit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DepositMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositMethod'] = ResolversParentTypes['DepositMethod']> = {
  bonusPercent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DepositKind'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presets?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DownlineConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DownlineConnection'] = ResolversParentTypes['DownlineConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DownlineMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['DownlineStep']>, ParentType, ContextType>;
};

export type DownlineContractResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DownlineContract'] = ResolversParentTypes['DownlineContract']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownlineMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DownlineMember'] = ResolversParentTypes['DownlineMember']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['Rate']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DownlineType'], ParentType, ContextType>;
};

export type DownlineStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DownlineStep'] = ResolversParentTypes['DownlineStep']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EndAccountSessionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndAccountSessionResult'] = ResolversParentTypes['EndAccountSessionResult']> = {
  __resolveType: TypeResolveFn<'EndAccountSessionSuccess' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type EndAccountSessionSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndAccountSessionSuccess'] = ResolversParentTypes['EndAccountSessionSuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeaturesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Features'] = ResolversParentTypes['Features']> = {
  agentPolicy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  directRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forcedPasswordChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freePlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manualRebate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobileRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobileRegistrationPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phonePasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registrationSmsVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usernameRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['MessageValue']>, ParentType, ContextType>;
};

export type FreePlayResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreePlayResult'] = ResolversParentTypes['FreePlayResult']> = {
  __resolveType: TypeResolveFn<'FreePlaySuccess' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type FreePlaySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreePlaySuccess'] = ResolversParentTypes['FreePlaySuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minBet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roomId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['GameStart'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type GameCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameCategory'] = ResolversParentTypes['GameCategory']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type GameClassResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameClass'] = ResolversParentTypes['GameClass']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GameRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameRecord'] = ResolversParentTypes['GameRecord']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameRecordStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GameRecordConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameRecordConnection'] = ResolversParentTypes['GameRecordConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['GameRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['GameRecordTotals']>, ParentType, ContextType>;
};

export type GameRecordTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameRecordTotals'] = ResolversParentTypes['GameRecordTotals']> = {
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HelpSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HelpSection'] = ResolversParentTypes['HelpSection']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidCredentialsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvalidCredentials'] = ResolversParentTypes['InvalidCredentials']> = {
  captchaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  fields?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeepAliveResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KeepAliveResult'] = ResolversParentTypes['KeepAliveResult']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type LastLoginResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LastLogin'] = ResolversParentTypes['LastLogin']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LaunchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Launch'] = ResolversParentTypes['Launch']> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  trial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type LaunchGameResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LaunchGameResult'] = ResolversParentTypes['LaunchGameResult']> = {
  __resolveType: TypeResolveFn<'LaunchGameSuccess' | 'LaunchRefused' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type LaunchGameSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LaunchGameSuccess'] = ResolversParentTypes['LaunchGameSuccess']> = {
  ticket?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LaunchRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LaunchRefused'] = ResolversParentTypes['LaunchRefused']> = {
  reason?: Resolver<ResolversTypes['LaunchRefusal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LobbyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lobby'] = ResolversParentTypes['Lobby']> = {
  classKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classes?: Resolver<Maybe<Array<ResolversTypes['GameClass']>>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['GameType']>, ParentType, ContextType>;
  vendorCodes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  vendors?: Resolver<Maybe<Array<ResolversTypes['Vendor']>>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  __resolveType: TypeResolveFn<'AccountNotAllowed' | 'CaptchaRequired' | 'InvalidCredentials' | 'InvalidInput' | 'LoginSuccess' | 'Refused' | 'SecondFactorRequired' | 'Throttled', ParentType, ContextType>;
};

export type LoginSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoginSuccess'] = ResolversParentTypes['LoginSuccess']> = {
  firstLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordChangeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoutResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogoutResult'] = ResolversParentTypes['LogoutResult']> = {
  landing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lottery'] = ResolversParentTypes['Lottery']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  drawAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  intervalSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryDrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryDraw'] = ResolversParentTypes['LotteryDraw']> = {
  drawnAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  gameCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MaintenanceWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MaintenanceWindow'] = ResolversParentTypes['MaintenanceWindow']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  content?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageValue'] = ResolversParentTypes['MessageValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mission'] = ResolversParentTypes['Mission']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MissionKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityStatus'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissionBoardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissionBoard'] = ResolversParentTypes['MissionBoard']> = {
  missions?: Resolver<Array<ResolversTypes['Mission']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissionLeaderboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissionLeaderboard'] = ResolversParentTypes['MissionLeaderboard']> = {
  me?: Resolver<Maybe<ResolversTypes['MyMissionRank']>, ParentType, ContextType>;
  ranks?: Resolver<Array<ResolversTypes['MissionRank']>, ParentType, ContextType>;
};

export type MissionRankResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissionRank'] = ResolversParentTypes['MissionRank']> = {
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBankCard?: Resolver<ResolversTypes['AddBankCardResult'], ParentType, ContextType, RequireFields<MutationAddBankCardArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  claimRebate?: Resolver<ResolversTypes['ClaimRebateResult'], ParentType, ContextType, RequireFields<MutationClaimRebateArgs, 'idempotencyKey'>>;
  claimReward?: Resolver<ResolversTypes['ClaimRewardResult'], ParentType, ContextType, RequireFields<MutationClaimRewardArgs, 'rewardId'>>;
  confirmLogin?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationConfirmLoginArgs, 'input'>>;
  confirmWithdrawal?: Resolver<ResolversTypes['ConfirmWithdrawalResult'], ParentType, ContextType, RequireFields<MutationConfirmWithdrawalArgs, 'input'>>;
  convertPoints?: Resolver<ResolversTypes['ConvertPointsResult'], ParentType, ContextType, RequireFields<MutationConvertPointsArgs, 'input'>>;
  createReferralLink?: Resolver<ResolversTypes['CreateReferralLinkResult'], ParentType, ContextType, RequireFields<MutationCreateReferralLinkArgs, 'input'>>;
  decideContract?: Resolver<ResolversTypes['DecideContractResult'], ParentType, ContextType, RequireFields<MutationDecideContractArgs, 'input'>>;
  deleteMessages?: Resolver<ResolversTypes['ChangeMessagesResult'], ParentType, ContextType, RequireFields<MutationDeleteMessagesArgs, 'ids'>>;
  deleteReferralLink?: Resolver<ResolversTypes['DeleteReferralLinkResult'], ParentType, ContextType, RequireFields<MutationDeleteReferralLinkArgs, 'code'>>;
  endAccountSession?: Resolver<ResolversTypes['EndAccountSessionResult'], ParentType, ContextType, RequireFields<MutationEndAccountSessionArgs, 'id'>>;
  freePlay?: Resolver<ResolversTypes['FreePlayResult'], ParentType, ContextType>;
  keepAlive?: Resolver<ResolversTypes['KeepAliveResult'], ParentType, ContextType>;
  launchGame?: Resolver<ResolversTypes['LaunchGameResult'], ParentType, ContextType, RequireFields<MutationLaunchGameArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutResult'], ParentType, ContextType, RequireFields<MutationLogoutArgs, 'site'>>;
  markMessagesRead?: Resolver<ResolversTypes['ChangeMessagesResult'], ParentType, ContextType, RequireFields<MutationMarkMessagesReadArgs, 'ids'>>;
  offerContract?: Resolver<ResolversTypes['OfferContractResult'], ParentType, ContextType, RequireFields<MutationOfferContractArgs, 'input'>>;
  openChat?: Resolver<ResolversTypes['OpenChatResult'], ParentType, ContextType, RequireFields<MutationOpenChatArgs, 'input'>>;
  redeemPoints?: Resolver<ResolversTypes['RedeemPointsResult'], ParentType, ContextType, RequireFields<MutationRedeemPointsArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerDownline?: Resolver<ResolversTypes['RegisterDownlineResult'], ParentType, ContextType, RequireFields<MutationRegisterDownlineArgs, 'input'>>;
  removeBankCard?: Resolver<ResolversTypes['RemoveBankCardResult'], ParentType, ContextType, RequireFields<MutationRemoveBankCardArgs, 'cardId'>>;
  requestDeposit?: Resolver<ResolversTypes['RequestDepositResult'], ParentType, ContextType, RequireFields<MutationRequestDepositArgs, 'input'>>;
  requestPasswordMail?: Resolver<ResolversTypes['RequestPasswordMailResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordMailArgs, 'input'>>;
  requestWithdrawal?: Resolver<ResolversTypes['RequestWithdrawalResult'], ParentType, ContextType, RequireFields<MutationRequestWithdrawalArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  sendCode?: Resolver<ResolversTypes['SendCodeResult'], ParentType, ContextType, RequireFields<MutationSendCodeArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackResult'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  setDownlineRates?: Resolver<ResolversTypes['SetDownlineRatesResult'], ParentType, ContextType, RequireFields<MutationSetDownlineRatesArgs, 'input'>>;
  setFavorite?: Resolver<ResolversTypes['SetFavoriteResult'], ParentType, ContextType, RequireFields<MutationSetFavoriteArgs, 'input'>>;
  setPaymentPassword?: Resolver<ResolversTypes['SetPaymentPasswordResult'], ParentType, ContextType, RequireFields<MutationSetPaymentPasswordArgs, 'input'>>;
  transferFunds?: Resolver<ResolversTypes['TransferFundsResult'], ParentType, ContextType, RequireFields<MutationTransferFundsArgs, 'input'>>;
  transferToLine?: Resolver<ResolversTypes['TransferToLineResult'], ParentType, ContextType, RequireFields<MutationTransferToLineArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
};

export type MyMissionRankResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MyMissionRank'] = ResolversParentTypes['MyMissionRank']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OfferContractResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferContractResult'] = ResolversParentTypes['OfferContractResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'OfferContractSuccess' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type OfferContractSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferContractSuccess'] = ResolversParentTypes['OfferContractSuccess']> = {
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenChatResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenChatResult'] = ResolversParentTypes['OpenChatResult']> = {
  __resolveType: TypeResolveFn<'OpenChatSuccess' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type OpenChatSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenChatSuccess'] = ResolversParentTypes['OpenChatSuccess']> = {
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnRate'] = ResolversParentTypes['OwnRate']> = {
  max?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PasswordMailSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordMailSent'] = ResolversParentTypes['PasswordMailSent']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ContractPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentTarget'] = ResolversParentTypes['PaymentTarget']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PendingLoginResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingLogin'] = ResolversParentTypes['PendingLogin']> = {
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['SecondFactorMethod']>, ParentType, ContextType>;
};

export type PeriodTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PeriodTerms'] = ResolversParentTypes['PeriodTerms']> = {
  activeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  minBetPeriod?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ContractPeriod'], ParentType, ContextType>;
  periodConsumption?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  periodLoss?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointBalance'] = ResolversParentTypes['PointBalance']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointChange'] = ResolversParentTypes['PointChange']> = {
  at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PointType'], ParentType, ContextType>;
};

export type PointChangeConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointChangeConnection'] = ResolversParentTypes['PointChangeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['PointChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PointMallResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointMall'] = ResolversParentTypes['PointMall']> = {
  balance?: Resolver<Maybe<ResolversTypes['PointBalance']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['PointChangeConnection']>, ParentType, ContextType, RequireFields<PointMallHistoryArgs, 'limit' | 'offset'>>;
  redemptions?: Resolver<Maybe<ResolversTypes['RedemptionConnection']>, ParentType, ContextType, RequireFields<PointMallRedemptionsArgs, 'limit' | 'offset'>>;
  rewards?: Resolver<Maybe<Array<ResolversTypes['PointReward']>>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['PointRules']>, ParentType, ContextType>;
};

export type PointRatioResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointRatio'] = ResolversParentTypes['PointRatio']> = {
  max?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pointsPer100?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointRewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointReward'] = ResolversParentTypes['PointReward']> = {
  description?: Resolver<Maybe<ResolversTypes['SafeHtml']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiredAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  requiredPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExchangeType'], ParentType, ContextType>;
};

export type PointRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointRules'] = ResolversParentTypes['PointRules']> = {
  convertRatio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depositRatio?: Resolver<Array<ResolversTypes['PointRatio']>, ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceOfIncome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telegram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zalo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfitDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitDay'] = ResolversParentTypes['ProfitDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ProfitTotals'], ParentType, ContextType>;
};

export type ProfitLossConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitLossConnection'] = ResolversParentTypes['ProfitLossConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ProfitLossRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['ProfitLossSums']>, ParentType, ContextType>;
};

export type ProfitLossRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitLossRow'] = ResolversParentTypes['ProfitLossRow']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ProfitLossSums'], ParentType, ContextType>;
};

export type ProfitLossSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitLossSums'] = ResolversParentTypes['ProfitLossSums']> = {
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfitReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitReport'] = ResolversParentTypes['ProfitReport']> = {
  days?: Resolver<Array<ResolversTypes['ProfitDay']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ProfitTotals'], ParentType, ContextType>;
};

export type ProfitTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitTotals'] = ResolversParentTypes['ProfitTotals']> = {
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  content?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  promotionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountSessions?: Resolver<Maybe<Array<ResolversTypes['AccountSession']>>, ParentType, ContextType>;
  affiliate?: Resolver<Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType, RequireFields<QueryAffiliateArgs, 'code'>>;
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  announcements?: Resolver<Maybe<ResolversTypes['Announcements']>, ParentType, ContextType>;
  captcha?: Resolver<ResolversTypes['CaptchaResult'], ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['GameCategory']>>, ParentType, ContextType>;
  chatDesks?: Resolver<Maybe<Array<ResolversTypes['ChatDesk']>>, ParentType, ContextType>;
  codeCountdown?: Resolver<Maybe<ResolversTypes['CodeCountdown']>, ParentType, ContextType>;
  contracts?: Resolver<Maybe<ResolversTypes['Contracts']>, ParentType, ContextType>;
  favoriteGames?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<QueryFavoriteGamesArgs, 'limit' | 'offset'>>;
  games?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<QueryGamesArgs, 'filter' | 'limit' | 'offset'>>;
  helpSections?: Resolver<Maybe<Array<ResolversTypes['HelpSection']>>, ParentType, ContextType>;
  hotGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType, RequireFields<QueryHotGamesArgs, 'limit'>>;
  launch?: Resolver<Maybe<ResolversTypes['Launch']>, ParentType, ContextType, RequireFields<QueryLaunchArgs, 'ticket'>>;
  lobby?: Resolver<Maybe<ResolversTypes['Lobby']>, ParentType, ContextType, RequireFields<QueryLobbyArgs, 'path'>>;
  lotteries?: Resolver<Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType, Partial<QueryLotteriesArgs>>;
  lotteryDraws?: Resolver<Maybe<Array<ResolversTypes['LotteryDraw']>>, ParentType, ContextType, RequireFields<QueryLotteryDrawsArgs, 'board' | 'gameCode' | 'limit'>>;
  lotteryPrizeModes?: Resolver<Array<ResolversTypes['PrizeMode']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<QueryMessagesArgs, 'limit' | 'offset'>>;
  missionLeaderboard?: Resolver<Maybe<ResolversTypes['MissionLeaderboard']>, ParentType, ContextType>;
  missions?: Resolver<Maybe<ResolversTypes['MissionBoard']>, ParentType, ContextType>;
  pendingLogin?: Resolver<Maybe<ResolversTypes['PendingLogin']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['PointMall']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recentGames?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<QueryRecentGamesArgs, 'limit' | 'offset'>>;
  recentLotteries?: Resolver<Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType>;
  records?: Resolver<Maybe<ResolversTypes['Records']>, ParentType, ContextType>;
  rooms?: Resolver<Maybe<Array<ResolversTypes['Room']>>, ParentType, ContextType, RequireFields<QueryRoomsArgs, 'vendorCode'>>;
  security?: Resolver<Maybe<ResolversTypes['Security']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['System'], ParentType, ContextType>;
  vendorLanes?: Resolver<Maybe<Array<ResolversTypes['VendorLane']>>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  winners?: Resolver<Maybe<Array<ResolversTypes['Winner']>>, ParentType, ContextType, RequireFields<QueryWinnersArgs, 'limit'>>;
};

export type RateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rate'] = ResolversParentTypes['Rate']> = {
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
};

export type RealTimeTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RealTimeTerms'] = ResolversParentTypes['RealTimeTerms']> = {
  lossRate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singleBetAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  winRate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RebateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rebate'] = ResolversParentTypes['Rebate']> = {
  claimableAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RebateRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RebateRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateRow'] = ResolversParentTypes['RebateRow']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ratePercent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RecordsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Records'] = ResolversParentTypes['Records']> = {
  bonuses?: Resolver<Maybe<ResolversTypes['BonusConnection']>, ParentType, ContextType, RequireFields<RecordsBonusesArgs, 'limit' | 'offset'>>;
  games?: Resolver<Maybe<ResolversTypes['GameRecordConnection']>, ParentType, ContextType, RequireFields<RecordsGamesArgs, 'limit' | 'offset'>>;
  profit?: Resolver<Maybe<ResolversTypes['ProfitReport']>, ParentType, ContextType, Partial<RecordsProfitArgs>>;
  rebate?: Resolver<Maybe<ResolversTypes['Rebate']>, ParentType, ContextType>;
  referral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType>;
  rewards?: Resolver<Maybe<Array<ResolversTypes['Reward']>>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['TransactionConnection']>, ParentType, ContextType, RequireFields<RecordsTransactionsArgs, 'limit' | 'offset'>>;
};

export type RedeemPointsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeemPointsResult'] = ResolversParentTypes['RedeemPointsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'RedeemPointsSuccess' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type RedeemPointsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeemPointsSuccess'] = ResolversParentTypes['RedeemPointsSuccess']> = {
  redemptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RedemptionStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  appliedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  requiredPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RedemptionStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExchangeType'], ParentType, ContextType>;
};

export type RedemptionConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedemptionConnection'] = ResolversParentTypes['RedemptionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  friends?: Resolver<Array<ResolversTypes['ReferredFriend']>, ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type ReferralLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferralLink'] = ResolversParentTypes['ReferralLink']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['Rate']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DownlineType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferredFriendResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferredFriend'] = ResolversParentTypes['ReferredFriend']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type RefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refused'] = ResolversParentTypes['Refused']> = {
  reason?: Resolver<ResolversTypes['RefusalReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterDownlineResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterDownlineResult'] = ResolversParentTypes['RegisterDownlineResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RegisterDownlineSuccess' | 'Throttled', ParentType, ContextType>;
};

export type RegisterDownlineSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterDownlineSuccess'] = ResolversParentTypes['RegisterDownlineSuccess']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RegisterSuccess' | 'Throttled', ParentType, ContextType>;
};

export type RegisterSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterSuccess'] = ResolversParentTypes['RegisterSuccess']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrationRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationRule'] = ResolversParentTypes['RegistrationRule']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patternId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RemoveBankCardResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveBankCardResult'] = ResolversParentTypes['RemoveBankCardResult']> = {
  __resolveType: TypeResolveFn<'Refused' | 'RemoveBankCardSuccess' | 'Throttled', ParentType, ContextType>;
};

export type RemoveBankCardSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveBankCardSuccess'] = ResolversParentTypes['RemoveBankCardSuccess']> = {
  cardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestDepositResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestDepositResult'] = ResolversParentTypes['RequestDepositResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RequestDepositSuccess' | 'Throttled', ParentType, ContextType>;
};

export type RequestDepositSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestDepositSuccess'] = ResolversParentTypes['RequestDepositSuccess']> = {
  depositId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  payTo?: Resolver<Maybe<ResolversTypes['PaymentTarget']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DepositStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordMailResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPasswordMailResult'] = ResolversParentTypes['RequestPasswordMailResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordMailSent' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type RequestWithdrawalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestWithdrawalResult'] = ResolversParentTypes['RequestWithdrawalResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RequestWithdrawalSuccess' | 'Throttled', ParentType, ContextType>;
};

export type RequestWithdrawalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestWithdrawalSuccess'] = ResolversParentTypes['RequestWithdrawalSuccess']> = {
  status?: Resolver<ResolversTypes['WithdrawalStatus'], ParentType, ContextType>;
  withdrawalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'ResetPasswordSuccess' | 'Throttled', ParentType, ContextType>;
};

export type ResetPasswordSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordSuccess'] = ResolversParentTypes['ResetPasswordSuccess']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResourceLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResourceLink'] = ResolversParentTypes['ResourceLink']> = {
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type RevenueReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevenueReport'] = ResolversParentTypes['RevenueReport']> = {
  rows?: Resolver<Array<ResolversTypes['RevenueRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['RevenueTotals'], ParentType, ContextType>;
};

export type RevenueRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevenueRow'] = ResolversParentTypes['RevenueRow']> = {
  ratePercent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RevenueTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevenueTotals'] = ResolversParentTypes['RevenueTotals']> = {
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RewardKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityStatus'], ParentType, ContextType>;
};

export type RoomResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Room'] = ResolversParentTypes['Room']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxBet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minBet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  players?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RoomStatus'], ParentType, ContextType>;
};

export interface SafeHtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeHtml'], any> {
  name: 'SafeHtml';
}

export type SecondFactorRequiredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactorRequired'] = ResolversParentTypes['SecondFactorRequired']> = {
  methods?: Resolver<Array<ResolversTypes['SecondFactorMethod']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecurityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Security'] = ResolversParentTypes['Security']> = {
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['LastLogin']>, ParentType, ContextType>;
  lastPasswordChange?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  mobileVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPasswordSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendCodeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendCodeResult'] = ResolversParentTypes['SendCodeResult']> = {
  __resolveType: TypeResolveFn<'CodeSent' | 'InvalidInput' | 'Refused' | 'Throttled', ParentType, ContextType>;
};

export type SendFeedbackResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendFeedbackResult'] = ResolversParentTypes['SendFeedbackResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SendFeedbackSuccess' | 'Throttled', ParentType, ContextType>;
};

export type SendFeedbackSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendFeedbackSuccess'] = ResolversParentTypes['SendFeedbackSuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetDownlineRatesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetDownlineRatesResult'] = ResolversParentTypes['SetDownlineRatesResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SetDownlineRatesSuccess' | 'Throttled', ParentType, ContextType>;
};

export type SetDownlineRatesSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetDownlineRatesSuccess'] = ResolversParentTypes['SetDownlineRatesSuccess']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['Rate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFavoriteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetFavoriteResult'] = ResolversParentTypes['SetFavoriteResult']> = {
  __resolveType: TypeResolveFn<'Refused' | 'SetFavoriteSuccess' | 'Throttled', ParentType, ContextType>;
};

export type SetFavoriteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetFavoriteSuccess'] = ResolversParentTypes['SetFavoriteSuccess']> = {
  favorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetPaymentPasswordResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetPaymentPasswordResult'] = ResolversParentTypes['SetPaymentPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SetPaymentPasswordSuccess' | 'Throttled', ParentType, ContextType>;
};

export type SetPaymentPasswordSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetPaymentPasswordSuccess'] = ResolversParentTypes['SetPaymentPasswordSuccess']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SystemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['System'] = ResolversParentTypes['System']> = {
  customerService?: Resolver<Array<ResolversTypes['ContactLink']>, ParentType, ContextType>;
  features?: Resolver<ResolversTypes['Features'], ParentType, ContextType>;
  knownDomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maintenance?: Resolver<Maybe<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  registrationRules?: Resolver<Maybe<Array<ResolversTypes['RegistrationRule']>>, ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['ResourceLink']>, ParentType, ContextType, Partial<SystemResourcesArgs>>;
  status?: Resolver<ResolversTypes['SystemStatus'], ParentType, ContextType>;
};

export type TeamDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamDay'] = ResolversParentTypes['TeamDay']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  newMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamOverviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamOverview'] = ResolversParentTypes['TeamOverview']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TeamDay']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  teamBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ThrottledResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Throttled'] = ResolversParentTypes['Throttled']> = {
  retryAfterMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type TransactionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransactionKind'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransactionConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransactionConnection'] = ResolversParentTypes['TransactionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TransferFundsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferFundsResult'] = ResolversParentTypes['TransferFundsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'Throttled' | 'TransferFundsSuccess', ParentType, ContextType>;
};

export type TransferFundsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferFundsSuccess'] = ResolversParentTypes['TransferFundsSuccess']> = {
  balances?: Resolver<Maybe<Array<ResolversTypes['WalletBalance']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransferToLineResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferToLineResult'] = ResolversParentTypes['TransferToLineResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'Throttled' | 'TransferToLineSuccess', ParentType, ContextType>;
};

export type TransferToLineSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferToLineSuccess'] = ResolversParentTypes['TransferToLineSuccess']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transferId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'Throttled' | 'UpdateProfileSuccess', ParentType, ContextType>;
};

export type UpdateProfileSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfileSuccess'] = ResolversParentTypes['UpdateProfileSuccess']> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Url'], any> {
  name: 'Url';
}

export type VendorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Vendor'] = ResolversParentTypes['Vendor']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VendorCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorCard'] = ResolversParentTypes['VendorCard']> = {
  image?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type VendorLaneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorLane'] = ResolversParentTypes['VendorLane']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['VendorCard']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Balance']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  favoriteGameIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPasswordKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordChangeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  singleWallet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  unreadMessages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balances?: Resolver<Maybe<Array<ResolversTypes['WalletBalance']>>, ParentType, ContextType>;
  bankCards?: Resolver<Maybe<Array<ResolversTypes['BankCard']>>, ParentType, ContextType>;
  depositMethods?: Resolver<Maybe<Array<ResolversTypes['DepositMethod']>>, ParentType, ContextType>;
  deposits?: Resolver<Maybe<ResolversTypes['DepositConnection']>, ParentType, ContextType, RequireFields<WalletDepositsArgs, 'limit' | 'offset'>>;
  withdrawalConfirmations?: Resolver<Maybe<Array<ResolversTypes['WithdrawalConfirmation']>>, ParentType, ContextType>;
  withdrawalLimits?: Resolver<Maybe<ResolversTypes['WithdrawalLimits']>, ParentType, ContextType>;
  withdrawals?: Resolver<Maybe<ResolversTypes['WithdrawalConnection']>, ParentType, ContextType, RequireFields<WalletWithdrawalsArgs, 'limit' | 'offset'>>;
};

export type WalletBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletBalance'] = ResolversParentTypes['WalletBalance']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WinnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Winner'] = ResolversParentTypes['Winner']> = {
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawalStatus'], ParentType, ContextType>;
};

export type WithdrawalConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalConfirmation'] = ResolversParentTypes['WithdrawalConfirmation']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  confirmBy?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConfirmationState'], ParentType, ContextType>;
  withdrawalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WithdrawalConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalConnection'] = ResolversParentTypes['WithdrawalConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WithdrawalLimitsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalLimits'] = ResolversParentTypes['WithdrawalLimits']> = {
  confirmMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dailyLeft?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  feePercent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AccountNotAllowed?: AccountNotAllowedResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  AddBankCardResult?: AddBankCardResultResolvers<ContextType>;
  AddBankCardSuccess?: AddBankCardSuccessResolvers<ContextType>;
  Affiliate?: AffiliateResolvers<ContextType>;
  Agent?: AgentResolvers<ContextType>;
  AgentAnnouncementConnection?: AgentAnnouncementConnectionResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  Announcements?: AnnouncementsResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  BankCard?: BankCardResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
  BonusConnection?: BonusConnectionResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CaptchaRequired?: CaptchaRequiredResolvers<ContextType>;
  CaptchaResult?: CaptchaResultResolvers<ContextType>;
  ChangeMessagesResult?: ChangeMessagesResultResolvers<ContextType>;
  ChangeMessagesSuccess?: ChangeMessagesSuccessResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangePasswordSuccess?: ChangePasswordSuccessResolvers<ContextType>;
  ChatDesk?: ChatDeskResolvers<ContextType>;
  ClaimRebateResult?: ClaimRebateResultResolvers<ContextType>;
  ClaimRebateSuccess?: ClaimRebateSuccessResolvers<ContextType>;
  ClaimRewardResult?: ClaimRewardResultResolvers<ContextType>;
  ClaimRewardSuccess?: ClaimRewardSuccessResolvers<ContextType>;
  CodeCountdown?: CodeCountdownResolvers<ContextType>;
  CodeSent?: CodeSentResolvers<ContextType>;
  ConfirmWithdrawalResult?: ConfirmWithdrawalResultResolvers<ContextType>;
  ConfirmWithdrawalSuccess?: ConfirmWithdrawalSuccessResolvers<ContextType>;
  ContactLink?: ContactLinkResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  ContractBook?: ContractBookResolvers<ContextType>;
  ContractPayment?: ContractPaymentResolvers<ContextType>;
  ContractStanding?: ContractStandingResolvers<ContextType>;
  ContractTerms?: ContractTermsResolvers<ContextType>;
  Contracts?: ContractsResolvers<ContextType>;
  ConvertPointsResult?: ConvertPointsResultResolvers<ContextType>;
  ConvertPointsSuccess?: ConvertPointsSuccessResolvers<ContextType>;
  CreateReferralLinkResult?: CreateReferralLinkResultResolvers<ContextType>;
  CreateReferralLinkSuccess?: CreateReferralLinkSuccessResolvers<ContextType>;
  DecideContractResult?: DecideContractResultResolvers<ContextType>;
  DecideContractSuccess?: DecideContractSuccessResolvers<ContextType>;
  DeleteReferralLinkResult?: DeleteReferralLinkResultResolvers<ContextType>;
  DeleteReferralLinkSuccess?: DeleteReferralLinkSuccessResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DepositConnection?: DepositConnectionResolvers<ContextType>;
  DepositMethod?: DepositMethodResolvers<ContextType>;
  DownlineConnection?: DownlineConnectionResolvers<ContextType>;
  DownlineContract?: DownlineContractResolvers<ContextType>;
  DownlineMember?: DownlineMemberResolvers<ContextType>;
  DownlineStep?: DownlineStepResolvers<ContextType>;
  EndAccountSessionResult?: EndAccountSessionResultResolvers<ContextType>;
  EndAccountSessionSuccess?: EndAccountSessionSuccessResolvers<ContextType>;
  Features?: FeaturesResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FreePlayResult?: FreePlayResultResolvers<ContextType>;
  FreePlaySuccess?: FreePlaySuccessResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameCategory?: GameCategoryResolvers<ContextType>;
  GameClass?: GameClassResolvers<ContextType>;
  GameConnection?: GameConnectionResolvers<ContextType>;
  GameRecord?: GameRecordResolvers<ContextType>;
  GameRecordConnection?: GameRecordConnectionResolvers<ContextType>;
  GameRecordTotals?: GameRecordTotalsResolvers<ContextType>;
  HelpSection?: HelpSectionResolvers<ContextType>;
  InvalidCredentials?: InvalidCredentialsResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  KeepAliveResult?: KeepAliveResultResolvers<ContextType>;
  LastLogin?: LastLoginResolvers<ContextType>;
  Launch?: LaunchResolvers<ContextType>;
  LaunchGameResult?: LaunchGameResultResolvers<ContextType>;
  LaunchGameSuccess?: LaunchGameSuccessResolvers<ContextType>;
  LaunchRefused?: LaunchRefusedResolvers<ContextType>;
  Lobby?: LobbyResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginSuccess?: LoginSuccessResolvers<ContextType>;
  LogoutResult?: LogoutResultResolvers<ContextType>;
  Lottery?: LotteryResolvers<ContextType>;
  LotteryDraw?: LotteryDrawResolvers<ContextType>;
  MaintenanceWindow?: MaintenanceWindowResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageValue?: MessageValueResolvers<ContextType>;
  Mission?: MissionResolvers<ContextType>;
  MissionBoard?: MissionBoardResolvers<ContextType>;
  MissionLeaderboard?: MissionLeaderboardResolvers<ContextType>;
  MissionRank?: MissionRankResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyMissionRank?: MyMissionRankResolvers<ContextType>;
  OfferContractResult?: OfferContractResultResolvers<ContextType>;
  OfferContractSuccess?: OfferContractSuccessResolvers<ContextType>;
  OpenChatResult?: OpenChatResultResolvers<ContextType>;
  OpenChatSuccess?: OpenChatSuccessResolvers<ContextType>;
  OwnRate?: OwnRateResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordMailSent?: PasswordMailSentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentTarget?: PaymentTargetResolvers<ContextType>;
  PendingLogin?: PendingLoginResolvers<ContextType>;
  PeriodTerms?: PeriodTermsResolvers<ContextType>;
  PointBalance?: PointBalanceResolvers<ContextType>;
  PointChange?: PointChangeResolvers<ContextType>;
  PointChangeConnection?: PointChangeConnectionResolvers<ContextType>;
  PointMall?: PointMallResolvers<ContextType>;
  PointRatio?: PointRatioResolvers<ContextType>;
  PointReward?: PointRewardResolvers<ContextType>;
  PointRules?: PointRulesResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfitDay?: ProfitDayResolvers<ContextType>;
  ProfitLossConnection?: ProfitLossConnectionResolvers<ContextType>;
  ProfitLossRow?: ProfitLossRowResolvers<ContextType>;
  ProfitLossSums?: ProfitLossSumsResolvers<ContextType>;
  ProfitReport?: ProfitReportResolvers<ContextType>;
  ProfitTotals?: ProfitTotalsResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Rate?: RateResolvers<ContextType>;
  RealTimeTerms?: RealTimeTermsResolvers<ContextType>;
  Rebate?: RebateResolvers<ContextType>;
  RebateRow?: RebateRowResolvers<ContextType>;
  Records?: RecordsResolvers<ContextType>;
  RedeemPointsResult?: RedeemPointsResultResolvers<ContextType>;
  RedeemPointsSuccess?: RedeemPointsSuccessResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  RedemptionConnection?: RedemptionConnectionResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralLink?: ReferralLinkResolvers<ContextType>;
  ReferredFriend?: ReferredFriendResolvers<ContextType>;
  Refused?: RefusedResolvers<ContextType>;
  RegisterDownlineResult?: RegisterDownlineResultResolvers<ContextType>;
  RegisterDownlineSuccess?: RegisterDownlineSuccessResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegisterSuccess?: RegisterSuccessResolvers<ContextType>;
  RegistrationRule?: RegistrationRuleResolvers<ContextType>;
  RemoveBankCardResult?: RemoveBankCardResultResolvers<ContextType>;
  RemoveBankCardSuccess?: RemoveBankCardSuccessResolvers<ContextType>;
  RequestDepositResult?: RequestDepositResultResolvers<ContextType>;
  RequestDepositSuccess?: RequestDepositSuccessResolvers<ContextType>;
  RequestPasswordMailResult?: RequestPasswordMailResultResolvers<ContextType>;
  RequestWithdrawalResult?: RequestWithdrawalResultResolvers<ContextType>;
  RequestWithdrawalSuccess?: RequestWithdrawalSuccessResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  ResetPasswordSuccess?: ResetPasswordSuccessResolvers<ContextType>;
  ResourceLink?: ResourceLinkResolvers<ContextType>;
  RevenueReport?: RevenueReportResolvers<ContextType>;
  RevenueRow?: RevenueRowResolvers<ContextType>;
  RevenueTotals?: RevenueTotalsResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  Room?: RoomResolvers<ContextType>;
  SafeHtml?: GraphQLScalarType;
  SecondFactorRequired?: SecondFactorRequiredResolvers<ContextType>;
  Security?: SecurityResolvers<ContextType>;
  SendCodeResult?: SendCodeResultResolvers<ContextType>;
  SendFeedbackResult?: SendFeedbackResultResolvers<ContextType>;
  SendFeedbackSuccess?: SendFeedbackSuccessResolvers<ContextType>;
  SetDownlineRatesResult?: SetDownlineRatesResultResolvers<ContextType>;
  SetDownlineRatesSuccess?: SetDownlineRatesSuccessResolvers<ContextType>;
  SetFavoriteResult?: SetFavoriteResultResolvers<ContextType>;
  SetFavoriteSuccess?: SetFavoriteSuccessResolvers<ContextType>;
  SetPaymentPasswordResult?: SetPaymentPasswordResultResolvers<ContextType>;
  SetPaymentPasswordSuccess?: SetPaymentPasswordSuccessResolvers<ContextType>;
  System?: SystemResolvers<ContextType>;
  TeamDay?: TeamDayResolvers<ContextType>;
  TeamOverview?: TeamOverviewResolvers<ContextType>;
  Throttled?: ThrottledResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  TransferFundsResult?: TransferFundsResultResolvers<ContextType>;
  TransferFundsSuccess?: TransferFundsSuccessResolvers<ContextType>;
  TransferToLineResult?: TransferToLineResultResolvers<ContextType>;
  TransferToLineSuccess?: TransferToLineSuccessResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  UpdateProfileSuccess?: UpdateProfileSuccessResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  Url?: GraphQLScalarType;
  Vendor?: VendorResolvers<ContextType>;
  VendorCard?: VendorCardResolvers<ContextType>;
  VendorLane?: VendorLaneResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletBalance?: WalletBalanceResolvers<ContextType>;
  Winner?: WinnerResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalConfirmation?: WithdrawalConfirmationResolvers<ContextType>;
  WithdrawalConnection?: WithdrawalConnectionResolvers<ContextType>;
  WithdrawalLimits?: WithdrawalLimitsResolvers<ContextType>;
};

