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
  | 'BINGO'
  | 'COCKFIGHT'
  | 'ELOTT'
  | 'ESPORTS'
  | 'FISH'
  | 'LIVE'
  | 'LOTT'
  | 'MINI'
  | 'PVP'
  | 'RNG'
  | 'SPORTS';

/** What a login needs (D-15). */
export type LoginInput = {
  /** The captcha's text, when one was asked for. */
  captcha?: string | null | undefined;
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

/** Why an action was refused. */
export type RefusalReason =
  /** The same request is being processed already, or its key was used for another one. */
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
  | 'REGION_BLOCKED';

/** What a resource link is for. */
export type ResourceKind =
  | 'APP'
  | 'CHAT'
  | 'LICENCE'
  | 'SOCIAL';

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

export type GameCard_GameFragment = (
  { id: string, name: string, image: string | null, hot: boolean, new: boolean, freeTrial: boolean, vendor: { name: string } }
  & { ' $fragmentRefs'?: { 'LaunchForm_GameFragment': LaunchForm_GameFragment } }
) & { ' $fragmentName'?: 'GameCard_GameFragment' };

export type LaunchForm_GameFragment = { id: string, name: string, code: string, type: GameType, start: GameStart, vendor: { code: string } } & { ' $fragmentName'?: 'LaunchForm_GameFragment' };

export type SetFavoriteMutationVariables = Exact<{
  input: SetFavoriteInput;
}>;


export type SetFavoriteMutation = { setFavorite:
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'SetFavoriteSuccess' }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type LoginGate_ViewerFragment = { id: string, role: Role, expiresAt: number, favoriteGameIds: Array<string> | null } & { ' $fragmentName'?: 'LoginGate_ViewerFragment' };

export type LoginGate_SystemFragment = { features: { freePlay: boolean } } & { ' $fragmentName'?: 'LoginGate_SystemFragment' };

export type ShellBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellBalanceQuery = { viewer: { balance: { money: { amount: string, currency: string } } | null } | null };

export type ShellViewer_ViewerFragment = (
  { account: string, nickname: string, role: Role, avatar: string | null, unreadMessages: number | null, balance: { money: { amount: string, currency: string } } | null }
  & { ' $fragmentRefs'?: { 'LoginGate_ViewerFragment': LoginGate_ViewerFragment } }
) & { ' $fragmentName'?: 'ShellViewer_ViewerFragment' };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { viewer: { ' $fragmentRefs'?: { 'ShellViewer_ViewerFragment': ShellViewer_ViewerFragment } } | null, system: (
    { features: { directRegistration: boolean, agentPolicy: boolean }, customerService: Array<{ name: string, url: string }>, resources: Array<{ kind: ResourceKind, label: string, url: string }> }
    & { ' $fragmentRefs'?: { 'LoginGate_SystemFragment': LoginGate_SystemFragment } }
  ) };

export type ShellCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellCategoriesQuery = { categories: Array<{ type: GameType, path: string, vendors: Array<{ code: string, name: string, logo: string | null }> }> };

export type ShellViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellViewerQuery = { viewer: { ' $fragmentRefs'?: { 'ShellViewer_ViewerFragment': ShellViewer_ViewerFragment } } | null };

export type EdgeStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type EdgeStatusQuery = { system: { status: SystemStatus, maintenance: { endsAt: number | null } | null, customerService: Array<{ name: string, url: string }> } };

export type SessionEndQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionEndQuery = { viewer: { expiresAt: number } | null };

export type KeepAliveMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepAliveMutation = { keepAlive: { expiresAt: number | null } };

export type LoginPageQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginPageQuery = { viewer: { role: Role, passwordChangeRequired: boolean } | null, system: { features: { freePlay: boolean, directRegistration: boolean }, customerService: Array<{ name: string, url: string }> }, announcements: { banners: Array<{ title: string, image: string }> } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login:
    | { __typename: 'AccountNotAllowed', refusal: AccountRefusal }
    | { __typename: 'CaptchaRequired', wrong: boolean }
    | { __typename: 'InvalidCredentials', captchaRequired: boolean }
    | { __typename: 'InvalidInput', fields: Array<{ field: string, messageKey: string, values: Array<{ name: string, value: string }> }> }
    | { __typename: 'LoginSuccess', passwordChangeRequired: boolean, viewer: { role: Role } }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'SecondFactorRequired', methods: Array<SecondFactorMethod> }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type FreePlayMutationVariables = Exact<{ [key: string]: never; }>;


export type FreePlayMutation = { freePlay:
    | { __typename: 'FreePlaySuccess' }
    | { __typename: 'Refused', reason: RefusalReason }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { captcha:
    | { __typename: 'Captcha', image: string }
    | { __typename: 'Refused' }
    | { __typename: 'Throttled', retryAfterMs: number }
   };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { landing: string } };

export type GuardViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type GuardViewerQuery = { viewer: { id: string, role: Role } | null };

export const LaunchForm_GameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<LaunchForm_GameFragment, unknown>;
export const GameCard_GameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameCard_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"freeTrial"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<GameCard_GameFragment, unknown>;
export const LoginGate_SystemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_system"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"System"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePlay"}}]}}]}}]} as unknown as DocumentNode<LoginGate_SystemFragment, unknown>;
export const LoginGate_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGameIds"}}]}}]} as unknown as DocumentNode<LoginGate_ViewerFragment, unknown>;
export const ShellViewer_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellViewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginGate_viewer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGameIds"}}]}}]} as unknown as DocumentNode<ShellViewer_ViewerFragment, unknown>;
export const SetFavoriteDocument = {"__meta__":{"hash":"sha256:55613e65e1777dede48647cbed4ef1d9e4cfd0055524a06dc12066fe73f841d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFavorite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetFavoriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFavorite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<SetFavoriteMutation, SetFavoriteMutationVariables>;
export const ShellBalanceDocument = {"__meta__":{"hash":"sha256:400a07fbf428de5e66df94fd32ae7d8292b331ec134281a7e6b677375bc7ee1f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ShellBalanceQuery, ShellBalanceQueryVariables>;
export const ShellDocument = {"__meta__":{"hash":"sha256:61b0cd8bb81d7df9fa334680134c59a8b1e8a555c973c56d0938f81538542cff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellViewer_viewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"agentPolicy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginGate_system"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGameIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellViewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginGate_viewer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_system"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"System"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePlay"}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const ShellCategoriesDocument = {"__meta__":{"hash":"sha256:bb195e85e59b245ea9fbfdbc64570068c2e27c52f65db440e732afde5df31752"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]}}]} as unknown as DocumentNode<ShellCategoriesQuery, ShellCategoriesQueryVariables>;
export const ShellViewerDocument = {"__meta__":{"hash":"sha256:ceeb3b0b50813ca3f185d52f70f7dca293e3971533330f04bdaf3635eebb269e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellViewer_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginGate_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGameIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellViewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginGate_viewer"}}]}}]} as unknown as DocumentNode<ShellViewerQuery, ShellViewerQueryVariables>;
export const EdgeStatusDocument = {"__meta__":{"hash":"sha256:83d177635199340bcf2530aae1942f68009fddd387dc347429f799581731169e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EdgeStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<EdgeStatusQuery, EdgeStatusQueryVariables>;
export const SessionEndDocument = {"__meta__":{"hash":"sha256:743a0f97eefdce7511886a68161bdfb9d214b14ed6f9be46adee2ed12061a252"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<SessionEndQuery, SessionEndQueryVariables>;
export const KeepAliveDocument = {"__meta__":{"hash":"sha256:27bdbef585910cd204bd1ca922df8f13b85a73378bf875fd898f4acad07f8635"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepAlive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepAlive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<KeepAliveMutation, KeepAliveMutationVariables>;
export const LoginPageDocument = {"__meta__":{"hash":"sha256:1419f83531a0624bb0c46ee34ffd5b1ca2460cb87bbc716cc6f35b252b68f786"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangeRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePlay"}},{"kind":"Field","name":{"kind":"Name","value":"directRegistration"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"StringValue","value":"w_login","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]}}]} as unknown as DocumentNode<LoginPageQuery, LoginPageQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"sha256:f7680d6a80928bb2dc89aa8381ca5b8f92373e8e2e3723c68568e255d1d31adc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChangeRequired"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCredentials"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptchaRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wrong"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"refusal"},"name":{"kind":"Name","value":"reason"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const FreePlayDocument = {"__meta__":{"hash":"sha256:8851b82612bc3052d93e6bab24e69016600db60520a8ba4a06ef0e23654c308e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreePlay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePlay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<FreePlayMutation, FreePlayMutationVariables>;
export const CaptchaDocument = {"__meta__":{"hash":"sha256:b227ec898f734952098f70189e52476529b50a4114e5e34fb1cf4c0a664f1e1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Captcha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Throttled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}}]}}]}}]} as unknown as DocumentNode<CaptchaQuery, CaptchaQueryVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:f61f94cf6076a666f8ede42dfa17b5a2edf5f6ebe54e5861a171c65daefb8de9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"landing"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const GuardViewerDocument = {"__meta__":{"hash":"sha256:1252398adebf7f2db514b4cc843b4082f0cadc915972c129fd17da3efe80b01c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuardViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<GuardViewerQuery, GuardViewerQueryVariables>;