/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an account may not sign in here. */
export type AccountRefusal =
  /** E19: the agent site takes agents only. */
  | 'AGENTS_ONLY'
  /** E18: not a member's account. */
  | 'NOT_A_MEMBER';

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

/** What a change of password needs (V25–V27). */
export type ChangePasswordInput = {
  /** The new one again. */
  confirmPassword: string;
  /** The new one. */
  newPassword: string;
  /** The password so far; may be left out when `Viewer.oldPasswordKnown`. */
  oldPassword?: string | null | undefined;
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

/** The second step of a login. */
export type ConfirmLoginInput = {
  /** The code, or the name on the bank account. */
  code: string;
  /** One of the methods that SecondFactorRequired listed. */
  method: SecondFactorMethod;
};

/** The viewer's word on a withdrawal that was paid out. */
export type ConfirmWithdrawalInput = {
  /** What the viewer says. */
  decision: WithdrawalDecision;
  /** Which; not needed for ALL_RECEIVED. */
  id?: string | number | null | undefined;
  /** For NOT_RECEIVED: a picture that proves it, png or jpg, at most 5 MiB. Sent by the page's form. */
  proof?: File | null | undefined;
};

/** A stretch of time for records and reports, at most 92 days. Without one, the last 7 days (K38). */
export type DateRange = {
  /** The first moment. */
  from: number;
  /** The moment after the last. */
  to: number;
};

/** How a deposit is paid. */
export type DepositKind =
  | 'BANK'
  | 'CARD'
  | 'CRYPTO'
  | 'EWALLET';

/** How far a deposit has come. */
export type DepositStatus =
  | 'APPROVED'
  | 'EXPIRED'
  | 'PENDING'
  | 'REJECTED';

/** Which games. */
export type GameFilter = {
  /** Of this class: HOT, NEW or a key of Lobby.classes. */
  classKey?: string | null | undefined;
  /** That the platform counts as playable for this stake. */
  minBet?: number | null | undefined;
  /** With at least this many lines. */
  minLines?: number | null | undefined;
  /** Whose name contains this text. */
  search?: string | null | undefined;
  /** Of this type. */
  type?: GameType | null | undefined;
  /** Of these vendors; empty for all. */
  vendorCodes?: Array<string | number> | null | undefined;
};

/** Which rounds to list. */
export type GameRecordFilter = {
  /** Only games of this type. */
  type?: GameType | null | undefined;
  /** Only games of this vendor. */
  vendorCode?: string | number | null | undefined;
};

/** How far a round has come. */
export type GameRecordStatus =
  | 'OPEN'
  /** The stake was given back. */
  | 'REFUNDED'
  | 'SETTLED';

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

/** Which game to start. */
export type LaunchGameInput = {
  /** The platform's code of the game. */
  gameCode: string;
  /** The game's id. */
  gameId: string | number;
  /** The game's name as the page shows it; the launch page shows it again. */
  gameName?: string | null | undefined;
  /** Made when the button is rendered: the same key launches once (one launch per click). */
  idempotencyKey: string | number;
  /** True for the free trial. */
  trial?: boolean;
  /** The game's type. */
  type: GameType;
  /** The vendor's code, as the game has it. */
  vendorCode: string | number;
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

/** What a login needs (D-15). */
export type LoginInput = {
  /** The captcha's text, when one was asked for. */
  captcha?: string | null | undefined;
  /**
   * The token that the human-verification widget put into the form (M20). Needed where the portal has one,
   * whatever the site and method; it is spent by this try, so the next one needs a fresh token.
   */
  humanVerification?: string | null | undefined;
  /** How the visitor signs in. */
  method?: LoginMethod;
  /** The password, or the SMS code. */
  password: string;
  /** Lets the session cookie live one day (A44, K15). */
  remember?: boolean;
  /** Which site is signed in to; the agent site refuses non-agents (E19). */
  site?: Site;
  /** The user name, or the mobile number for SMS login (A15). */
  username: string;
};

/** How a visitor signs in. */
export type LoginMethod =
  | 'SMS'
  | 'USERNAME';

/** What a mission counts. */
export type MissionKind =
  | 'DEPOSIT'
  | 'ROUNDS'
  | 'STAKE';

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

/**
 * The registration form (D-11). Which fields are asked, and their rules, say `system.registrationRules`
 * (V13–V18); what is not asked is not sent on.
 */
export type RegisterInput = {
  /** The visitor says to be 18 or older (A51). Recorded with the registration. */
  adult: boolean;
  /** An affiliate's code; checked with `affiliate` before anything is sent (E4). */
  affiliateCode?: string | null | undefined;
  /** The captcha's text. */
  captcha?: string | null | undefined;
  /** The password again (V9). */
  confirmPassword?: string | null | undefined;
  /** The dialling code. */
  dialingCode?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** A Facebook name. */
  facebook?: string | null | undefined;
  /** The number of an identity document. */
  idNumber?: string | null | undefined;
  /** The tab. */
  kind: RegistrationKind;
  /** A Line name. */
  line?: string | null | undefined;
  /** The number, without the dialling code. */
  mobile?: string | null | undefined;
  /** The password; on the mobile tab only with mobileRegistrationPassword (W8). */
  password?: string | null | undefined;
  /** The real name. */
  payeeName?: string | null | undefined;
  /** Six digits that will guard money. */
  paymentPassword?: string | null | undefined;
  /** A QQ number. */
  qq?: string | null | undefined;
  /** Who recommended the site, where the form asks for it. */
  recommenderId?: string | null | undefined;
  /** What the address bar said in ?referralCode (A17). */
  referralCode?: string | null | undefined;
  /** The visitor accepts the terms (V10). */
  termsAccepted: boolean;
  /** The user name; not on the mobile tab. */
  username?: string | null | undefined;
  /** The code that was sent; on the mobile tab with registrationSmsVerification (W9). */
  verificationCode?: string | null | undefined;
  /** A WeChat name. */
  wechat?: string | null | undefined;
  /** A WhatsApp number. */
  whatsapp?: string | null | undefined;
};

/** Which tab of the registration form. */
export type RegistrationKind =
  /** Only with mobileRegistration (W7). */
  | 'MOBILE'
  /** Only with usernameRegistration (W6). */
  | 'USERNAME';

/** What a deposit needs. */
export type RequestDepositInput = {
  /** Decimal text, such as "50" or "50.00". */
  amount: string;
  /**
   * A UUID, made when the form is rendered: the same key has one effect. Keep it after OUTCOME_UNKNOWN
   * and IN_PROGRESS (asking again settles them), make a new one after any other refusal.
   */
  idempotencyKey: string | number;
  /** A method of `wallet.depositMethods`. */
  methodId: string | number;
  /** In whose name it is paid, where the method wants it. */
  payerName?: string | null | undefined;
};

/** What a new password by mail needs (V20, V21). */
export type RequestPasswordMailInput = {
  /** The address that the account has. */
  email: string;
  /** The user name. */
  username: string;
};

/** What a new password by SMS needs (V22–V24). */
export type ResetPasswordInput = {
  /** The new password again (V27). */
  confirmPassword: string;
  /** The number that the code went to, without the dialling code. */
  mobile: string;
  /** The new password. */
  newPassword: string;
  /** The code. */
  verificationCode: string;
};

/** What a resource link is for. */
export type ResourceKind =
  | 'APP'
  | 'CHAT'
  | 'LICENCE'
  | 'SOCIAL';

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

/** A second step. */
export type SecondFactorMethod =
  | 'BANK_ACCOUNT_NAME'
  | 'EMAIL'
  | 'GOOGLE_CODE'
  | 'SMS';

/** Where a code shall go. */
export type SendCodeInput = {
  /** The dialling code, such as 82; a leading + is dropped. */
  dialingCode: string;
  /** The number, without the dialling code (A18). */
  mobile: string;
  /** What it is for. */
  purpose: CodePurpose;
};

/** A message to the operator. */
export type SendFeedbackInput = {
  /** 1 to 140 characters (V51, A102). */
  content: string;
  /** Up to three pictures, png or jpg, at most 5 MiB each (V52–V54). Sent by the page's form. */
  images?: Array<File> | null | undefined;
};

/** Which game, and whether it shall be a favourite. */
export type SetFavoriteInput = {
  /** True to add, false to remove. */
  favorite: boolean;
  /** The game's id. */
  gameId: string | number;
  /** The game's type. */
  type: GameType;
  /** The vendor's code, as the game has it. */
  vendorCode: string | number;
};

/** A payment password: six digits. */
export type SetPaymentPasswordInput = {
  /** The new one again. */
  confirmPaymentPassword: string;
  /** The new one. */
  newPaymentPassword: string;
  /** The one so far; left out when none is set. */
  oldPaymentPassword?: string | null | undefined;
};

/** Which site the visitor is on. */
export type Site =
  | 'AGENT'
  | 'MEMBER';

/** Whether the portal is open. */
export type SystemStatus =
  /** S2: the maintenance page replaces every page. */
  | 'MAINTENANCE'
  /** S1: open. */
  | 'NORMAL'
  /** S3: the region-block page replaces every page. */
  | 'REGION_RESTRICTED';

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

/** What the viewer says of a withdrawal. */
export type WithdrawalDecision =
  /** All that wait have arrived. */
  | 'ALL_RECEIVED'
  | 'NOT_RECEIVED'
  | 'RECEIVED';

export type ShellViewer_ViewerFragment = (
  { account: string, nickname: string, role: Role, avatar: string | null, unreadMessages: number | null, balance: { money: { amount: string, currency: string } } | null }
  & { ' $fragmentRefs'?: { 'LoginGate_ViewerFragment': LoginGate_ViewerFragment } }
) & { ' $fragmentName'?: 'ShellViewer_ViewerFragment' };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { viewer: { ' $fragmentRefs'?: { 'ShellViewer_ViewerFragment': ShellViewer_ViewerFragment } } | null, system: (
    { features: { directRegistration: boolean, agentPolicy: boolean }, customerService: Array<{ name: string, url: string }>, resources: Array<{ kind: ResourceKind, label: string, url: string }> }
    & { ' $fragmentRefs'?: { 'LoginGate_SystemFragment': LoginGate_SystemFragment } }
  ), categories: Array<{ type: GameType, path: string, vendors: Array<{ code: string, name: string, logo: string | null }> }> | null };

export type ShellViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellViewerQuery = { viewer: { ' $fragmentRefs'?: { 'ShellViewer_ViewerFragment': ShellViewer_ViewerFragment } } | null };

export type ShellBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellBalanceQuery = { viewer: { balance: { money: { amount: string, currency: string } } | null } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword:
    | { __typename: 'ChangePasswordSuccess', viewer: { role: Role } }
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type SessionEndQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionEndQuery = { viewer: { expiresAt: number } | null };

export type KeepAliveMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepAliveMutation = { keepAlive: { expiresAt: number | null } };

export type FreePlayMutationVariables = Exact<{ [key: string]: never; }>;


export type FreePlayMutation = { freePlay:
    | { __typename: 'FreePlaySuccess' }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type LoginPageQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginPageQuery = { viewer: { role: Role, passwordChangeRequired: boolean } | null, codeCountdown: { mobile: string, dialingCode: string, retryAfterMs: number } | null, system: { features: { freePlay: boolean, directRegistration: boolean, smsLogin: boolean }, customerService: Array<{ name: string, url: string }> }, announcements: { banners: Array<{ title: string, image: string }> } | null };

export type LoginGate_ViewerFragment = { id: string, role: Role, expiresAt: number, favoriteGameIds: Array<string> | null } & { ' $fragmentName'?: 'LoginGate_ViewerFragment' };

export type LoginGate_SystemFragment = { features: { freePlay: boolean } } & { ' $fragmentName'?: 'LoginGate_SystemFragment' };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login:
    | (
      { __typename: 'AccountNotAllowed' }
      & { ' $fragmentRefs'?: { 'SignIn_Result_AccountNotAllowed_Fragment': SignIn_Result_AccountNotAllowed_Fragment } }
    )
    | (
      { __typename: 'CaptchaRequired' }
      & { ' $fragmentRefs'?: { 'SignIn_Result_CaptchaRequired_Fragment': SignIn_Result_CaptchaRequired_Fragment } }
    )
    | (
      { __typename: 'InvalidCredentials' }
      & { ' $fragmentRefs'?: { 'SignIn_Result_InvalidCredentials_Fragment': SignIn_Result_InvalidCredentials_Fragment } }
    )
    | (
      { __typename: 'InvalidInput' }
      & { ' $fragmentRefs'?: { 'SignIn_Result_InvalidInput_Fragment': SignIn_Result_InvalidInput_Fragment } }
    )
    | (
      { __typename: 'LoginSuccess' }
      & { ' $fragmentRefs'?: { 'SignIn_Result_LoginSuccess_Fragment': SignIn_Result_LoginSuccess_Fragment } }
    )
    | (
      { __typename: 'Refused' }
      & { ' $fragmentRefs'?: { 'SignIn_Result_Refused_Fragment': SignIn_Result_Refused_Fragment } }
    )
    | (
      { __typename: 'SecondFactorRequired' }
      & { ' $fragmentRefs'?: { 'SignIn_Result_SecondFactorRequired_Fragment': SignIn_Result_SecondFactorRequired_Fragment } }
    )
    | (
      { __typename: 'Throttled' }
      & { ' $fragmentRefs'?: { 'SignIn_Result_Throttled_Fragment': SignIn_Result_Throttled_Fragment } }
    )
   };

type SignIn_Result_AccountNotAllowed_Fragment = { __typename: 'AccountNotAllowed', refusal: AccountRefusal } & { ' $fragmentName'?: 'SignIn_Result_AccountNotAllowed_Fragment' };

type SignIn_Result_CaptchaRequired_Fragment = { __typename: 'CaptchaRequired', wrong: boolean } & { ' $fragmentName'?: 'SignIn_Result_CaptchaRequired_Fragment' };

type SignIn_Result_InvalidCredentials_Fragment = { __typename: 'InvalidCredentials', captchaRequired: boolean } & { ' $fragmentName'?: 'SignIn_Result_InvalidCredentials_Fragment' };

type SignIn_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> } & { ' $fragmentName'?: 'SignIn_Result_InvalidInput_Fragment' };

type SignIn_Result_LoginSuccess_Fragment = { __typename: 'LoginSuccess', passwordChangeRequired: boolean, viewer: { role: Role } } & { ' $fragmentName'?: 'SignIn_Result_LoginSuccess_Fragment' };

type SignIn_Result_Refused_Fragment = { __typename: 'Refused', reason: RefusalReason } & { ' $fragmentName'?: 'SignIn_Result_Refused_Fragment' };

type SignIn_Result_SecondFactorRequired_Fragment = { __typename: 'SecondFactorRequired', methods: Array<SecondFactorMethod> } & { ' $fragmentName'?: 'SignIn_Result_SecondFactorRequired_Fragment' };

type SignIn_Result_Throttled_Fragment = { __typename: 'Throttled', retryAfterMs: number } & { ' $fragmentName'?: 'SignIn_Result_Throttled_Fragment' };

export type SignIn_ResultFragment =
  | SignIn_Result_AccountNotAllowed_Fragment
  | SignIn_Result_CaptchaRequired_Fragment
  | SignIn_Result_InvalidCredentials_Fragment
  | SignIn_Result_InvalidInput_Fragment
  | SignIn_Result_LoginSuccess_Fragment
  | SignIn_Result_Refused_Fragment
  | SignIn_Result_SecondFactorRequired_Fragment
  | SignIn_Result_Throttled_Fragment
;

export type EdgeStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type EdgeStatusQuery = { system: { status: SystemStatus, knownDomain: boolean, maintenance: { endsAt: number | null } | null, customerService: Array<{ name: string, url: string }> } };

export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { captcha:
    | { __typename: 'Captcha', image: string }
    | { __typename: 'Refused' }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type SendCodeMutationVariables = Exact<{
  input: SendCodeInput;
}>;


export type SendCodeMutation = { sendCode:
    | { __typename: 'CodeSent', countdownMs: number }
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type GameCard_GameFragment = (
  { id: string, name: string, image: string | null, hot: boolean, new: boolean, freeTrial: boolean, vendor: { name: string } }
  & { ' $fragmentRefs'?: { 'LaunchForm_GameFragment': LaunchForm_GameFragment } }
) & { ' $fragmentName'?: 'GameCard_GameFragment' };

export type LaunchForm_GameFragment = { id: string, name: string, code: string, type: GameType, start: GameStart, vendor: { code: string } } & { ' $fragmentName'?: 'LaunchForm_GameFragment' };

export type LaunchGameMutationVariables = Exact<{
  input: LaunchGameInput;
}>;


export type LaunchGameMutation = { launchGame:
    | { __typename: 'LaunchGameSuccess', ticket: string }
    | { __typename: 'LaunchRefused', refusal: LaunchRefusal }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type SetFavoriteMutationVariables = Exact<{
  input: SetFavoriteInput;
}>;


export type SetFavoriteMutation = { setFavorite:
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'SetFavoriteSuccess' }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type VendorGameRow_GameFragment = (
  { id: string, name: string, image: string | null, freeTrial: boolean }
  & { ' $fragmentRefs'?: { 'LaunchForm_GameFragment': LaunchForm_GameFragment } }
) & { ' $fragmentName'?: 'VendorGameRow_GameFragment' };

export type VendorGamesQueryVariables = Exact<{
  filter: GameFilter;
  offset: number;
  limit: number;
}>;


export type VendorGamesQuery = { games: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'VendorGameRow_GameFragment': VendorGameRow_GameFragment } }
    )>, pageInfo: { total: number | null, hasMore: boolean } } | null };

export type HelpCenterQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpCenterQuery = { helpSections: Array<{ anchor: string, title: string, content: string }> | null, system: { offers: Array<Offer> } };

export type FavoriteGamesQueryVariables = Exact<{
  offset: number;
  limit: number;
}>;


export type FavoriteGamesQuery = { list: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
    )>, pageInfo: { total: number | null, hasMore: boolean } } | null };

export type RecentGamesQueryVariables = Exact<{
  offset: number;
  limit: number;
}>;


export type RecentGamesQuery = { list: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
    )>, pageInfo: { total: number | null, hasMore: boolean } } | null };

export type ClassifyMenu_LobbyFragment = { classes: Array<{ key: string, name: string }> | null } & { ' $fragmentName'?: 'ClassifyMenu_LobbyFragment' };

export type LobbyMenusQueryVariables = Exact<{
  path: string;
}>;


export type LobbyMenusQuery = { lobby: { ' $fragmentRefs'?: { 'ClassifyMenu_LobbyFragment': ClassifyMenu_LobbyFragment;'VendorMenu_LobbyFragment': VendorMenu_LobbyFragment } } | null };

export type LobbyGamesQueryVariables = Exact<{
  filter: GameFilter;
  offset: number;
  limit: number;
}>;


export type LobbyGamesQuery = { games: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
    )>, pageInfo: { total: number | null, hasMore: boolean } } | null };

export type VendorMenu_LobbyFragment = { vendors: Array<{ code: string, name: string, logo: string | null }> | null } & { ' $fragmentName'?: 'VendorMenu_LobbyFragment' };

export type ToggleFavoriteMutationVariables = Exact<{
  input: SetFavoriteInput;
}>;


export type ToggleFavoriteMutation = { setFavorite:
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'SetFavoriteSuccess' }
    | { __typename: 'Throttled' }
   };

export type HomeTopQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeTopQuery = { announcements: { banners: Array<{ title: string, image: string, link: string | null }>, notices: Array<{ id: string, title: string, content: string, promotionType: string | null, publishedAt: number }> } | null };

export type HomeHotQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeHotQuery = { hotGames: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
  )> | null };

export type HomeCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCategoriesQuery = { categories: Array<{ type: GameType, path: string }> | null };

export type HomeLanesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeLanesQuery = { vendorLanes: Array<{ type: GameType, vendors: Array<{ more: boolean, vendor: { code: string, name: string, logo: string | null } }> }> | null };

export type HomeSectionQueryVariables = Exact<{
  type: GameType;
  offset: number;
  limit: number;
}>;


export type HomeSectionQuery = { games: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'GameCard_GameFragment': GameCard_GameFragment } }
    )>, pageInfo: { hasMore: boolean } } | null };

export type HomeWinnersQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeWinnersQuery = { winners: Array<{ customer: string, win: { amount: string, currency: string }, game: (
      { id: string, name: string, image: string | null }
      & { ' $fragmentRefs'?: { 'LaunchForm_GameFragment': LaunchForm_GameFragment } }
    ) }> | null };

export type GameBalance_ViewerFragment = { balance: { money: { amount: string, currency: string } } | null } & { ' $fragmentName'?: 'GameBalance_ViewerFragment' };

export type GameBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type GameBalanceQuery = { viewer: { ' $fragmentRefs'?: { 'GameBalance_ViewerFragment': GameBalance_ViewerFragment } } | null };

export type LaunchPageQueryVariables = Exact<{
  ticket: string | number;
}>;


export type LaunchPageQuery = { launch: { url: string, gameName: string, trial: boolean, startedAt: number } | null, viewer: { ' $fragmentRefs'?: { 'GameBalance_ViewerFragment': GameBalance_ViewerFragment } } | null };

export type MemberBetsQueryVariables = Exact<{
  filter?: GameRecordFilter | null | undefined;
  range?: DateRange | null | undefined;
  offset: number;
  limit: number;
}>;


export type MemberBetsQuery = { records: { games: { nodes: Array<{ id: string, gameName: string, type: GameType, at: number | null, status: GameRecordStatus, vendor: { name: string }, stake: { amount: string, currency: string }, win: { amount: string, currency: string } }>, pageInfo: { offset: number, limit: number, total: number | null, hasMore: boolean }, totals: { stake: { amount: string, currency: string }, validStake: { amount: string, currency: string }, win: { amount: string, currency: string } } | null } | null } | null };

export type MemberBonusesQueryVariables = Exact<{
  range?: DateRange | null | undefined;
  offset: number;
  limit: number;
}>;


export type MemberBonusesQuery = { records: { bonuses: { nodes: Array<{ id: string, name: string, status: ActivityStatus, at: number | null, amount: { amount: string, currency: string }, rollover: { amount: string, currency: string }, progress: { amount: string, currency: string } }>, pageInfo: { offset: number, limit: number, total: number | null, hasMore: boolean } } | null } | null };

export type ClaimRewardMutationVariables = Exact<{
  rewardId: string | number;
}>;


export type ClaimRewardMutation = { claimReward:
    | { __typename: 'ClaimRewardSuccess', rewardId: string, amount: { amount: string, currency: string } | null }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type RequestDepositMutationVariables = Exact<{
  input: RequestDepositInput;
}>;


export type RequestDepositMutation = { requestDeposit:
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'RequestDepositSuccess', depositId: string, status: DepositStatus, expiresAt: number | null, payTo: { name: string | null, account: string, bank: string | null } | null }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type MemberDepositMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberDepositMethodsQuery = { wallet: { depositMethods: Array<{ id: string, kind: DepositKind, name: string, icon: string | null, bonusPercent: string, min: { amount: string, currency: string }, max: { amount: string, currency: string }, presets: Array<{ amount: string, currency: string }> }> | null } | null };

export type MemberDepositsQueryVariables = Exact<{
  range?: DateRange | null | undefined;
  offset: number;
  limit: number;
}>;


export type MemberDepositsQuery = { wallet: { deposits: { nodes: Array<{ id: string, methodName: string, status: DepositStatus, at: number | null, amount: { amount: string, currency: string } }>, pageInfo: { offset: number, limit: number, total: number | null, hasMore: boolean } } | null } | null };

export type MemberMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberMenuQuery = { viewer: { unreadMessages: number | null } | null, system: { offers: Array<Offer> }, records: { rewards: Array<{ status: ActivityStatus }> | null } | null, missions: { missions: Array<{ status: ActivityStatus }> } | null };

export type MemberMessagesQueryVariables = Exact<{
  offset: number;
  limit: number;
}>;


export type MemberMessagesQuery = { messages: { nodes: Array<{ id: string, title: string, content: string, sentAt: number | null, read: boolean }>, pageInfo: { offset: number, limit: number, total: number | null, hasMore: boolean } } | null };

export type MarkMessagesReadMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type MarkMessagesReadMutation = { markMessagesRead:
    | { __typename: 'ChangeMessagesSuccess' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type DeleteMessagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteMessagesMutation = { deleteMessages:
    | { __typename: 'ChangeMessagesSuccess' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type MemberMissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberMissionsQuery = { missions: { points: number, missions: Array<{ id: string, name: string, description: string | null, kind: MissionKind, target: string, progress: string, percent: number, status: ActivityStatus, endsAt: number | null, reward: { amount: string, currency: string } }> } | null };

export type MemberLeaderboardQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberLeaderboardQuery = { missionLeaderboard: { ranks: Array<{ rank: number, customer: string, points: number, prize: { amount: string, currency: string } | null }>, me: { rank: number | null, points: number } | null } | null };

export type MemberProfitQueryVariables = Exact<{
  range?: DateRange | null | undefined;
}>;


export type MemberProfitQuery = { records: { profit: { days: Array<{ day: string, totals: { stake: { amount: string, currency: string }, win: { amount: string, currency: string }, bonus: { amount: string, currency: string }, rebate: { amount: string, currency: string }, profit: { amount: string, currency: string } } }>, totals: { stake: { amount: string, currency: string }, win: { amount: string, currency: string }, bonus: { amount: string, currency: string }, rebate: { amount: string, currency: string }, profit: { amount: string, currency: string }, deposit: { amount: string, currency: string }, withdrawal: { amount: string, currency: string } } } | null } | null };

export type MemberRebateQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberRebateQuery = { records: { rebate: { claimableAt: number | null, rows: Array<{ type: GameType, ratePercent: string, validStake: { amount: string, currency: string }, amount: { amount: string, currency: string } }>, total: { amount: string, currency: string } } | null } | null };

export type ClaimRebateMutationVariables = Exact<{
  idempotencyKey: string | number;
}>;


export type ClaimRebateMutation = { claimRebate:
    | { __typename: 'ClaimRebateSuccess', amount: { amount: string, currency: string } }
    | { __typename: 'InvalidInput' }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type MemberReferralQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberReferralQuery = { records: { referral: { code: string, link: string, invited: number, active: number, earned: { amount: string, currency: string }, friends: Array<{ account: string, joinedAt: number | null, deposited: { amount: string, currency: string }, earned: { amount: string, currency: string } }> } | null } | null };

export type MemberRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberRewardsQuery = { records: { rewards: Array<{ id: string, name: string, kind: RewardKind, status: ActivityStatus, endsAt: number | null, amount: { amount: string, currency: string } }> | null } | null };

export type MemberSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberSecurityQuery = { security: { paymentPasswordSet: boolean, emailVerified: boolean, mobileVerified: boolean, lastPasswordChange: number | null, lastLogin: { at: number | null, address: string | null, place: string | null } | null } | null, system: { registrationRules: Array<{ field: string, pattern: string, patternId: number | null, minLength: number | null, maxLength: number | null }> | null } };

export type MemberSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberSessionsQuery = { accountSessions: Array<{ id: string, at: number | null, address: string | null, device: string | null, current: boolean }> | null };

export type SetPaymentPasswordMutationVariables = Exact<{
  input: SetPaymentPasswordInput;
}>;


export type SetPaymentPasswordMutation = { setPaymentPassword:
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'SetPaymentPasswordSuccess' }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type EndAccountSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndAccountSessionMutation = { endAccountSession:
    | { __typename: 'EndAccountSessionSuccess' }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type MemberTransactionsQueryVariables = Exact<{
  kind?: TransactionKind | null | undefined;
  range?: DateRange | null | undefined;
  offset: number;
  limit: number;
}>;


export type MemberTransactionsQuery = { records: { transactions: { nodes: Array<{ id: string, kind: TransactionKind, at: number | null, remark: string | null, amount: { amount: string, currency: string }, balanceAfter: { amount: string, currency: string } | null }>, pageInfo: { offset: number, limit: number, total: number | null, hasMore: boolean } } | null } | null };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { announcements: { promotions: Array<{ id: string, title: string, image: string | null, promotionType: string | null, startsAt: number | null, endsAt: number | null }> } | null };

export type PromotionTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionTextsQuery = { announcements: { promotions: Array<{ id: string, title: string, content: string, image: string | null, startsAt: number | null, endsAt: number | null }> } | null };

export type ConfirmLoginMutationVariables = Exact<{
  input: ConfirmLoginInput;
}>;


export type ConfirmLoginMutation = { confirmLogin:
    | { ' $fragmentRefs'?: { 'SignIn_Result_AccountNotAllowed_Fragment': SignIn_Result_AccountNotAllowed_Fragment } }
    | { ' $fragmentRefs'?: { 'SignIn_Result_CaptchaRequired_Fragment': SignIn_Result_CaptchaRequired_Fragment } }
    | { ' $fragmentRefs'?: { 'SignIn_Result_InvalidCredentials_Fragment': SignIn_Result_InvalidCredentials_Fragment } }
    | { ' $fragmentRefs'?: { 'SignIn_Result_InvalidInput_Fragment': SignIn_Result_InvalidInput_Fragment } }
    | { ' $fragmentRefs'?: { 'SignIn_Result_LoginSuccess_Fragment': SignIn_Result_LoginSuccess_Fragment } }
    | { ' $fragmentRefs'?: { 'SignIn_Result_Refused_Fragment': SignIn_Result_Refused_Fragment } }
    | { ' $fragmentRefs'?: { 'SignIn_Result_SecondFactorRequired_Fragment': SignIn_Result_SecondFactorRequired_Fragment } }
    | { ' $fragmentRefs'?: { 'SignIn_Result_Throttled_Fragment': SignIn_Result_Throttled_Fragment } }
   };

export type ConfirmPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfirmPageQuery = { pendingLogin: { methods: Array<SecondFactorMethod>, expiresAt: number } | null, system: { customerService: Array<{ name: string, url: string }> } };

export type RequestPasswordMailMutationVariables = Exact<{
  input: RequestPasswordMailInput;
}>;


export type RequestPasswordMailMutation = { requestPasswordMail:
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'PasswordMailSent' }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'ResetPasswordSuccess' }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type ForgotPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ForgotPageQuery = { codeCountdown: { mobile: string, dialingCode: string, retryAfterMs: number } | null, system: { features: { mailPasswordReset: boolean, phonePasswordReset: boolean }, customerService: Array<{ name: string, url: string }>, registrationRules: Array<{ field: string, pattern: string, patternId: number | null, minLength: number | null, maxLength: number | null }> | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { landing: string } };

export type PasswordPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordPageQuery = { viewer: { account: string, passwordChangeRequired: boolean, oldPasswordKnown: boolean } | null, system: { customerService: Array<{ name: string, url: string }>, registrationRules: Array<{ field: string, pattern: string, patternId: number | null, minLength: number | null, maxLength: number | null }> | null } };

export type RegisterPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisterPageQuery = { viewer: { role: Role } | null, codeCountdown: { mobile: string, dialingCode: string, retryAfterMs: number } | null, system: { features: { directRegistration: boolean, usernameRegistration: boolean, mobileRegistration: boolean, mobileRegistrationPassword: boolean, registrationSmsVerification: boolean }, customerService: Array<{ name: string, url: string }>, registrationRules: Array<{ field: string, enabled: boolean, required: boolean, pattern: string, patternId: number | null, minLength: number | null, maxLength: number | null }> | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register:
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'RegisterSuccess', viewer: { role: Role } | null }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type PopupsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopupsQuery = { announcements: { popups: Array<{ id: string, title: string, content: string, promotionType: string | null, publishedAt: number }> } | null };

export type FeedbackOfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedbackOfferedQuery = { system: { offers: Array<Offer> } };

export type SendFeedbackMutationVariables = Exact<{
  input: SendFeedbackInput;
}>;


export type SendFeedbackMutation = { sendFeedback:
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'SendFeedbackSuccess', id: string }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type DisputeWithdrawalMutationVariables = Exact<{
  input: ConfirmWithdrawalInput;
}>;


export type DisputeWithdrawalMutation = { confirmWithdrawal:
    | { __typename: 'ConfirmWithdrawalSuccess' }
    | { __typename: 'InvalidInput', fields: Array<{ messageKey: string }> }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled' }
   };

export type GuardViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type GuardViewerQuery = { viewer: { id: string, role: Role, passwordChangeRequired: boolean } | null };

export const LoginGate_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGameIds"}}]}}]} as unknown as DocumentNode<LoginGate_ViewerFragment, unknown>;
export const ShellViewer_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellViewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginGate_viewer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGameIds"}}]}}]} as unknown as DocumentNode<ShellViewer_ViewerFragment, unknown>;
export const LoginGate_SystemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_system"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"System"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePlay"}}]}}]}}]} as unknown as DocumentNode<LoginGate_SystemFragment, unknown>;
export const SignIn_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignIn_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChangeRequired"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCredentials"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptchaRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wrong"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"refusal"},"name":{"kind":"Name","value":"reason"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SignIn_ResultFragment, unknown>;
export const LaunchForm_GameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<LaunchForm_GameFragment, unknown>;
export const GameCard_GameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<GameCard_GameFragment, unknown>;
export const VendorGameRow_GameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorGameRow_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<VendorGameRow_GameFragment, unknown>;
export const ClassifyMenu_LobbyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassifyMenu_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClassifyMenu_LobbyFragment, unknown>;
export const VendorMenu_LobbyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorMenu_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]} as unknown as DocumentNode<VendorMenu_LobbyFragment, unknown>;
export const GameBalance_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBalance_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<GameBalance_ViewerFragment, unknown>;
export const ShellDocument = {"__meta__":{"hash":"sha256:ce579327844f6a31ac74c57ba543fdb1163e660b7ce142d9fa7d6ccaa922ef14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellViewer_viewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"agentPolicy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginGate_system"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGameIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellViewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginGate_viewer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_system"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"System"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePlay"}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const ShellViewerDocument = {"__meta__":{"hash":"sha256:ceeb3b0b50813ca3f185d52f70f7dca293e3971533330f04bdaf3635eebb269e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellViewer_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGameIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellViewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginGate_viewer"}}]}}]} as unknown as DocumentNode<ShellViewerQuery, ShellViewerQueryVariables>;
export const ShellBalanceDocument = {"__meta__":{"hash":"sha256:400a07fbf428de5e66df94fd32ae7d8292b331ec134281a7e6b677375bc7ee1f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ShellBalanceQuery, ShellBalanceQueryVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:165d74d57173cd84fef09aed263b92403561f93e34a553785405fe97a186ca6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SessionEndDocument = {"__meta__":{"hash":"sha256:743a0f97eefdce7511886a68161bdfb9d214b14ed6f9be46adee2ed12061a252"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<SessionEndQuery, SessionEndQueryVariables>;
export const KeepAliveDocument = {"__meta__":{"hash":"sha256:27bdbef585910cd204bd1ca922df8f13b85a73378bf875fd898f4acad07f8635"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepAlive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepAlive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<KeepAliveMutation, KeepAliveMutationVariables>;
export const FreePlayDocument = {"__meta__":{"hash":"sha256:8851b82612bc3052d93e6bab24e69016600db60520a8ba4a06ef0e23654c308e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreePlay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePlay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<FreePlayMutation, FreePlayMutationVariables>;
export const LoginPageDocument = {"__meta__":{"hash":"sha256:177a3ff77f98f73add31b1b058c96a2cbb848a3defb5ad09616941912a6f9666"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangeRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"codeCountdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"dialingCode"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePlay"}},{"kind":"Field","name":{"kind":"Name","value":"directRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"smsLogin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"StringValue","value":"w_login","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]}}]} as unknown as DocumentNode<LoginPageQuery, LoginPageQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"sha256:f25cd57239f0e146a87945d492e91e2fb2f07ff543365c574ede3f8e75c5def6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignIn_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignIn_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChangeRequired"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCredentials"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptchaRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wrong"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"refusal"},"name":{"kind":"Name","value":"reason"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const EdgeStatusDocument = {"__meta__":{"hash":"sha256:2dc986b92fa88738001a6d102cc75cfdbdd3423eb9e96e1ac28ac8c433e0e444"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EdgeStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"knownDomain"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<EdgeStatusQuery, EdgeStatusQueryVariables>;
export const CaptchaDocument = {"__meta__":{"hash":"sha256:b227ec898f734952098f70189e52476529b50a4114e5e34fb1cf4c0a664f1e1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Captcha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}}]}}]}}]} as unknown as DocumentNode<CaptchaQuery, CaptchaQueryVariables>;
export const SendCodeDocument = {"__meta__":{"hash":"sha256:9efbbced0a917c92bb0d868c330bdd144cfde4897ca80b2be28d47ebb501257e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countdownMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<SendCodeMutation, SendCodeMutationVariables>;
export const LaunchGameDocument = {"__meta__":{"hash":"sha256:a8c3971ffb78e52357ad19b1824bdeda315ccc5fbd61cf8fd32a2821fc106b41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LaunchGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"refusal"},"name":{"kind":"Name","value":"reason"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<LaunchGameMutation, LaunchGameMutationVariables>;
export const SetFavoriteDocument = {"__meta__":{"hash":"sha256:55613e65e1777dede48647cbed4ef1d9e4cfd0055524a06dc12066fe73f841d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFavorite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetFavoriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFavorite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<SetFavoriteMutation, SetFavoriteMutationVariables>;
export const VendorGamesDocument = {"__meta__":{"hash":"sha256:21a1efbd9f3337cb0e19c11f0ec9e24d8697e0282e7d1fcc90a9ddbdb6cd0297"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorGameRow_game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorGameRow_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}}]}}]} as unknown as DocumentNode<VendorGamesQuery, VendorGamesQueryVariables>;
export const HelpCenterDocument = {"__meta__":{"hash":"sha256:1c611ffab21b92e503751d22fec84e35c77ad32058ab8b491e1c1233d9e05666"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"}}]}}]}}]} as unknown as DocumentNode<HelpCenterQuery, HelpCenterQueryVariables>;
export const FavoriteGamesDocument = {"__meta__":{"hash":"sha256:254e2e50b7f6da180b0b2e83a6fbd46c67d49b56c9e165180b316915fec171e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavoriteGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"favoriteGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FavoriteGamesQuery, FavoriteGamesQueryVariables>;
export const RecentGamesDocument = {"__meta__":{"hash":"sha256:aca5705a361a3ae49bf3985406d237af505d5892fa70d68442837507dfa73226"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"recentGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RecentGamesQuery, RecentGamesQueryVariables>;
export const LobbyMenusDocument = {"__meta__":{"hash":"sha256:d03190529716b4fc7d6182f0de761f884f6aa0d39023778f5c05b0bf0947cd49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LobbyMenus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lobby"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassifyMenu_lobby"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorMenu_lobby"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassifyMenu_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorMenu_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]} as unknown as DocumentNode<LobbyMenusQuery, LobbyMenusQueryVariables>;
export const LobbyGamesDocument = {"__meta__":{"hash":"sha256:04d742d184a918c05a3c19f2efa50a1395ff5946ff22374075c9cc88fc5cd34c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LobbyGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LobbyGamesQuery, LobbyGamesQueryVariables>;
export const ToggleFavoriteDocument = {"__meta__":{"hash":"sha256:a4a15ddc1e6c82ef18f2538eded4d16abbda3303073965c95afbf100816d374d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleFavorite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetFavoriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFavorite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ToggleFavoriteMutation, ToggleFavoriteMutationVariables>;
export const HomeTopDocument = {"__meta__":{"hash":"sha256:9c13c1f5ccf9056ece559a5f41ebb39c98a72d3f85ac2be9fd29e601f2372255"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeTop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"StringValue","value":"w_home","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"promotionType"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<HomeTopQuery, HomeTopQueryVariables>;
export const HomeHotDocument = {"__meta__":{"hash":"sha256:921bd2332fb9e079db97a2a73e480b0887cb37cbbd39ba8c67b8cdf6908b2384"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeHot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HomeHotQuery, HomeHotQueryVariables>;
export const HomeCategoriesDocument = {"__meta__":{"hash":"sha256:2e0e98b7d304a60c158c7c49270ddb3c24bfb0f2d257bc751d9ab524e44375c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<HomeCategoriesQuery, HomeCategoriesQueryVariables>;
export const HomeLanesDocument = {"__meta__":{"hash":"sha256:0d8f5c8c84ec9d84f19decca2c19db33e260f9675006e979293fe17d4db5f8ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeLanes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorLanes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}}]}}]} as unknown as DocumentNode<HomeLanesQuery, HomeLanesQueryVariables>;
export const HomeSectionDocument = {"__meta__":{"hash":"sha256:f34799488f40d03d20edf05a62c0601b99c1170751c3c6250c75af48d5888b23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HomeSectionQuery, HomeSectionQueryVariables>;
export const HomeWinnersDocument = {"__meta__":{"hash":"sha256:b43e07b747e808fc6d6e5ef27dfb37700efd1e8962557322f42a518989bbc2ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeWinners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"win"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<HomeWinnersQuery, HomeWinnersQueryVariables>;
export const GameBalanceDocument = {"__meta__":{"hash":"sha256:d2d0e62108c14d9777be9b4128b09297b0af4b756c4b22a625d80d26805f55a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBalance_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBalance_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<GameBalanceQuery, GameBalanceQueryVariables>;
export const LaunchPageDocument = {"__meta__":{"hash":"sha256:acb295c0e5fe09389aadb5ca8d081a7e9f4ae56febb9f892c832b662647e69b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LaunchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"trial"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBalance_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBalance_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<LaunchPageQuery, LaunchPageQueryVariables>;
export const MemberBetsDocument = {"__meta__":{"hash":"sha256:179f1712a3e69c6db1c3dd7519d4bd866a17bcd431ff26e80e804c1ba0ec74ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberBets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GameRecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateRange"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"win"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"validStake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"win"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MemberBetsQuery, MemberBetsQueryVariables>;
export const MemberBonusesDocument = {"__meta__":{"hash":"sha256:6fb6c3533bd38cb42ca61a858458c93b92d845d9a288ad143634fd7a79d5a5e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberBonuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateRange"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rollover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MemberBonusesQuery, MemberBonusesQueryVariables>;
export const ClaimRewardDocument = {"__meta__":{"hash":"sha256:2954b36f3a7ad426978c890bc091c65d5ec3012fd6b6376be769807a0def0a9d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rewardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rewardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rewardId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimRewardSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRewardMutation, ClaimRewardMutationVariables>;
export const RequestDepositDocument = {"__meta__":{"hash":"sha256:c4b9fbc08af8a293306f0b378e996abb58e02e25e5932d89726d417a764251df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDepositInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDepositSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<RequestDepositMutation, RequestDepositMutationVariables>;
export const MemberDepositMethodsDocument = {"__meta__":{"hash":"sha256:e583b0f3b5fb765c334eeff07264923e972204f39ea2858b114bf59b6ce35707"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberDepositMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"min"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"max"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"presets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}}]}}]}}]}}]} as unknown as DocumentNode<MemberDepositMethodsQuery, MemberDepositMethodsQueryVariables>;
export const MemberDepositsDocument = {"__meta__":{"hash":"sha256:83485113fd7aa24df91016823a79205e811b758d1c9faab69199ccac7752e7ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberDeposits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateRange"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"methodName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MemberDepositsQuery, MemberDepositsQueryVariables>;
export const MemberMenuDocument = {"__meta__":{"hash":"sha256:59cee85e8739c574635f4b219d7de0646c4b471d3012bb87f6eceafd08faa469"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"missions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<MemberMenuQuery, MemberMenuQueryVariables>;
export const MemberMessagesDocument = {"__meta__":{"hash":"sha256:c821f5b2761bed01351934024e91e78301ae2603f50fdf6991667d11f16ade11"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}}]} as unknown as DocumentNode<MemberMessagesQuery, MemberMessagesQueryVariables>;
export const MarkMessagesReadDocument = {"__meta__":{"hash":"sha256:b8d6e3243fa6901d1b3364149d4b90c3f9e30a020dcf40f62b3ea4e4f1673da8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessagesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessagesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
export const DeleteMessagesDocument = {"__meta__":{"hash":"sha256:caef58fc89d91b3b471418241a971bd5d2fcfd49ccb3342b2568925f843e8094"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteMessagesMutation, DeleteMessagesMutationVariables>;
export const MemberMissionsDocument = {"__meta__":{"hash":"sha256:cce38f50d9eff5d0ef7d5dafa8b806fbdd861f79ec5c1ae17e41cfb8bff3b226"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberMissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"missions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<MemberMissionsQuery, MemberMissionsQueryVariables>;
export const MemberLeaderboardDocument = {"__meta__":{"hash":"sha256:04d1a6a001d4ff28da562d9841a99cc524f090c1816bd6a1bf566b569439c388"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberLeaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missionLeaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ranks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"prize"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<MemberLeaderboardQuery, MemberLeaderboardQueryVariables>;
export const MemberProfitDocument = {"__meta__":{"hash":"sha256:afa5c0a87fe8bb817945a8cea4be167dca0cb65671a7f7294a0299dc847ac707"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateRange"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"win"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rebate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"win"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rebate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MemberProfitQuery, MemberProfitQueryVariables>;
export const MemberRebateDocument = {"__meta__":{"hash":"sha256:d8ef9e2fd3c73b0b0200217d8e6ce67ae404452e0798fd84ef75e0c5279d7c71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberRebate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rebate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"validStake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratePercent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimableAt"}}]}}]}}]}}]} as unknown as DocumentNode<MemberRebateQuery, MemberRebateQueryVariables>;
export const ClaimRebateDocument = {"__meta__":{"hash":"sha256:281a46d47903f9e0bba681da3c602d75d185b6f10378d1b7786abbdaebd10771"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimRebate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimRebate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimRebateSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRebateMutation, ClaimRebateMutationVariables>;
export const MemberReferralDocument = {"__meta__":{"hash":"sha256:f5dc68d45881c094b121e88169e84a0cba203f0992f4b2997447cb9980ef2e0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberReferral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"earned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"friends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deposited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MemberReferralQuery, MemberReferralQueryVariables>;
export const MemberRewardsDocument = {"__meta__":{"hash":"sha256:0a2798f7ab48c2b08d68031a5ae72431cf61707409cc75564609b0686224ff43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<MemberRewardsQuery, MemberRewardsQueryVariables>;
export const MemberSecurityDocument = {"__meta__":{"hash":"sha256:d33e7b641b15cf48a561aa2cce682c50584c7348a4dfe859508f851a09725cfa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentPasswordSet"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"mobileVerified"}},{"kind":"Field","name":{"kind":"Name","value":"lastPasswordChange"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"pattern"}},{"kind":"Field","name":{"kind":"Name","value":"patternId"}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]}}]} as unknown as DocumentNode<MemberSecurityQuery, MemberSecurityQueryVariables>;
export const MemberSessionsDocument = {"__meta__":{"hash":"sha256:7b8b5d657f6a5260ad3b42f19f9f55396da14c3fd2fad7a288b20a49340de8e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]} as unknown as DocumentNode<MemberSessionsQuery, MemberSessionsQueryVariables>;
export const SetPaymentPasswordDocument = {"__meta__":{"hash":"sha256:3b8083106d06eee3893cc0ecc8459d8de75fd516f864713a163550e8c91549e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPaymentPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables>;
export const EndAccountSessionDocument = {"__meta__":{"hash":"sha256:1d2516ffc72365c6c97c355cc0f6160b8c5a98b8c20e21ed224dc274974c7f25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAccountSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAccountSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<EndAccountSessionMutation, EndAccountSessionMutationVariables>;
export const MemberTransactionsDocument = {"__meta__":{"hash":"sha256:70d14904028816c921eca12e7758fb2a0e34096359247d026174b019e8b7a3e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberTransactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TransactionKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateRange"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MemberTransactionsQuery, MemberTransactionsQueryVariables>;
export const PromotionsDocument = {"__meta__":{"hash":"sha256:590620b66f49faeec57e3193a9376f2163a617a19961edd2e998725521d93f49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"promotionType"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<PromotionsQuery, PromotionsQueryVariables>;
export const PromotionTextsDocument = {"__meta__":{"hash":"sha256:096aceb6c9883471544a0f527f21d830f04cf90c09942f88e434c2f3c6480712"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<PromotionTextsQuery, PromotionTextsQueryVariables>;
export const ConfirmLoginDocument = {"__meta__":{"hash":"sha256:98dc9dd9f1a3df7f6b3d2c6fbd8938c38f706ad3f81b84e0cc05fe424e9b4561"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignIn_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignIn_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChangeRequired"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCredentials"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptchaRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wrong"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"refusal"},"name":{"kind":"Name","value":"reason"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ConfirmLoginMutation, ConfirmLoginMutationVariables>;
export const ConfirmPageDocument = {"__meta__":{"hash":"sha256:36b393e5ce714715ab45547aa3a27754cf5a30eb90ff8c189e774ce62597f45d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmPageQuery, ConfirmPageQueryVariables>;
export const RequestPasswordMailDocument = {"__meta__":{"hash":"sha256:cc3862a3e93427c04d74dd7dec67c0c9d989f0aaef4644691817210d5e9b6d69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordMailMutation, RequestPasswordMailMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"sha256:86e7022d4cd837206e08e417d6a9fe0021ae17bb5cf089ae25f1bec91eb89e72"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ForgotPageDocument = {"__meta__":{"hash":"sha256:4d4ab7a8650886f14f324a6937818d8740191e6d53d64dba24f17a48a995933b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForgotPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeCountdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"dialingCode"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPasswordReset"}},{"kind":"Field","name":{"kind":"Name","value":"phonePasswordReset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"pattern"}},{"kind":"Field","name":{"kind":"Name","value":"patternId"}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]}}]} as unknown as DocumentNode<ForgotPageQuery, ForgotPageQueryVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:f61f94cf6076a666f8ede42dfa17b5a2edf5f6ebe54e5861a171c65daefb8de9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"landing"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const PasswordPageDocument = {"__meta__":{"hash":"sha256:d5c58dd2bb5ed61789fddac8ad8d40adef88b3d91b14e0edf6ff0dc572a75df4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangeRequired"}},{"kind":"Field","name":{"kind":"Name","value":"oldPasswordKnown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"pattern"}},{"kind":"Field","name":{"kind":"Name","value":"patternId"}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordPageQuery, PasswordPageQueryVariables>;
export const RegisterPageDocument = {"__meta__":{"hash":"sha256:08f5e076d5490eb587a9a79ba14ae1e1e63217c57a6b4d1dae5bbcf418a5f028"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegisterPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"codeCountdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"dialingCode"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"usernameRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"mobileRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"mobileRegistrationPassword"}},{"kind":"Field","name":{"kind":"Name","value":"registrationSmsVerification"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"pattern"}},{"kind":"Field","name":{"kind":"Name","value":"patternId"}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterPageQuery, RegisterPageQueryVariables>;
export const RegisterDocument = {"__meta__":{"hash":"sha256:46d110cf6d59090ee8c82e0338fc8e71dd92b5bdbde0ab88e86e260d7841a3e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const PopupsDocument = {"__meta__":{"hash":"sha256:e201e8852deaaa7ecc2d6ad44dc63930e7cf54c27e9588aa06924f61d11cbc4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Popups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"promotionType"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PopupsQuery, PopupsQueryVariables>;
export const FeedbackOfferedDocument = {"__meta__":{"hash":"sha256:46bca13640ce154bff907acccbb356c8e39afaa72fcac7312158d48152887427"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedbackOffered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"}}]}}]}}]} as unknown as DocumentNode<FeedbackOfferedQuery, FeedbackOfferedQueryVariables>;
export const SendFeedbackDocument = {"__meta__":{"hash":"sha256:f6a3d32453331a98f20e737b073edea94dbb424603dbfeb08eb02f3eb7c398b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendFeedbackSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables>;
export const DisputeWithdrawalDocument = {"__meta__":{"hash":"sha256:8402089774a9d44c75bfad91664f757752115776d56d912cd91eb72516642f4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisputeWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<DisputeWithdrawalMutation, DisputeWithdrawalMutationVariables>;
export const GuardViewerDocument = {"__meta__":{"hash":"sha256:4dd5dbf8662f426642a289fd305ea5d40c05c1c1e857079bbdc990205091bf4e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuardViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangeRequired"}}]}}]}}]} as unknown as DocumentNode<GuardViewerQuery, GuardViewerQueryVariables>;