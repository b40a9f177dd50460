/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment GameCard_game on Game {\n    ...LaunchForm_game\n    id\n    name\n    image\n    hot\n    new\n    freeTrial\n    vendor {\n      name\n    }\n  }\n": typeof types.GameCard_GameFragmentDoc,
    "\n  fragment LaunchForm_game on Game {\n    id\n    name\n    code\n    type\n    start\n    vendor {\n      code\n    }\n  }\n": typeof types.LaunchForm_GameFragmentDoc,
    "\n  mutation SetFavorite($input: SetFavoriteInput!) {\n    setFavorite(input: $input) {\n      __typename\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.SetFavoriteDocument,
    "\n  fragment LoginGate_viewer on Viewer {\n    id\n    role\n    expiresAt\n    favoriteGameIds\n  }\n": typeof types.LoginGate_ViewerFragmentDoc,
    "\n  fragment LoginGate_system on System {\n    features {\n      freePlay\n    }\n  }\n": typeof types.LoginGate_SystemFragmentDoc,
    "\n  fragment ShellViewer_viewer on Viewer {\n    account\n    nickname\n    role\n    avatar\n    unreadMessages\n    balance {\n      money {\n        amount\n        currency\n      }\n    }\n    ...LoginGate_viewer\n  }\n": typeof types.ShellViewer_ViewerFragmentDoc,
    "\n  query Shell {\n    viewer {\n      ...ShellViewer_viewer\n    }\n    system {\n      features {\n        directRegistration\n        agentPolicy\n      }\n      customerService {\n        name\n        url\n      }\n      resources {\n        kind\n        label\n        url\n      }\n      ...LoginGate_system\n    }\n    categories {\n      type\n      path\n      vendors {\n        code\n        name\n        logo\n      }\n    }\n  }\n": typeof types.ShellDocument,
    "\n  query ShellViewer {\n    viewer {\n      ...ShellViewer_viewer\n    }\n  }\n": typeof types.ShellViewerDocument,
    "\n  query ShellBalance {\n    viewer {\n      balance {\n        money {\n          amount\n          currency\n        }\n      }\n    }\n  }\n": typeof types.ShellBalanceDocument,
    "\n  query EdgeStatus {\n    system {\n      status\n      knownDomain\n      maintenance {\n        endsAt\n      }\n      customerService {\n        name\n        url\n      }\n    }\n  }\n": typeof types.EdgeStatusDocument,
    "\n  query HelpCenter {\n    helpSections {\n      anchor\n      title\n      content\n    }\n    system {\n      offers\n    }\n  }\n": typeof types.HelpCenterDocument,
    "\n  query FavoriteGames($offset: Int!, $limit: Int!) {\n    list: favoriteGames(offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n": typeof types.FavoriteGamesDocument,
    "\n  query RecentGames($offset: Int!, $limit: Int!) {\n    list: recentGames(offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n": typeof types.RecentGamesDocument,
    "\n  fragment ClassifyMenu_lobby on Lobby {\n    classes {\n      key\n      name\n    }\n  }\n": typeof types.ClassifyMenu_LobbyFragmentDoc,
    "\n  query LobbyMenus($path: String!) {\n    lobby(path: $path) {\n      ...ClassifyMenu_lobby\n      ...VendorMenu_lobby\n    }\n  }\n": typeof types.LobbyMenusDocument,
    "\n  query LobbyGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {\n    games(filter: $filter, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n": typeof types.LobbyGamesDocument,
    "\n  fragment VendorMenu_lobby on Lobby {\n    vendors {\n      code\n      name\n      logo\n    }\n  }\n": typeof types.VendorMenu_LobbyFragmentDoc,
    "\n  mutation ToggleFavorite($input: SetFavoriteInput!) {\n    setFavorite(input: $input) {\n      __typename\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.ToggleFavoriteDocument,
    "\n  query HomeTop {\n    announcements {\n      banners(group: \"w_home\") {\n        title\n        image\n        link\n      }\n      notices {\n        id\n        title\n        content\n        promotionType\n        publishedAt\n      }\n    }\n  }\n": typeof types.HomeTopDocument,
    "\n  query HomeHot {\n    hotGames(limit: 12) {\n      id\n      ...GameCard_game\n    }\n  }\n": typeof types.HomeHotDocument,
    "\n  query HomeCategories {\n    categories {\n      type\n      path\n    }\n  }\n": typeof types.HomeCategoriesDocument,
    "\n  query HomeLanes {\n    vendorLanes {\n      type\n      vendors {\n        vendor {\n          code\n          name\n          logo\n        }\n        more\n      }\n    }\n  }\n": typeof types.HomeLanesDocument,
    "\n  query HomeSection($type: GameType!, $offset: Int!, $limit: Int!) {\n    games(filter: { type: $type }, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        hasMore\n      }\n    }\n  }\n": typeof types.HomeSectionDocument,
    "\n  query HomeWinners {\n    winners(limit: 20) {\n      customer\n      win {\n        amount\n        currency\n      }\n      game {\n        id\n        name\n        image\n        ...LaunchForm_game\n      }\n    }\n  }\n": typeof types.HomeWinnersDocument,
    "\n  mutation LaunchGame($input: LaunchGameInput!) {\n    launchGame(input: $input) {\n      __typename\n      ... on LaunchGameSuccess {\n        ticket\n      }\n      ... on LaunchRefused {\n        refusal: reason\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.LaunchGameDocument,
    "\n  fragment VendorGameRow_game on Game {\n    ...LaunchForm_game\n    id\n    name\n    image\n    freeTrial\n  }\n": typeof types.VendorGameRow_GameFragmentDoc,
    "\n  query VendorGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {\n    games(filter: $filter, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...VendorGameRow_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n": typeof types.VendorGamesDocument,
    "\n  fragment GameBalance_viewer on Viewer {\n    balance {\n      money {\n        amount\n        currency\n      }\n    }\n  }\n": typeof types.GameBalance_ViewerFragmentDoc,
    "\n  query GameBalance {\n    viewer {\n      ...GameBalance_viewer\n    }\n  }\n": typeof types.GameBalanceDocument,
    "\n  query LaunchPage($ticket: ID!) {\n    launch(ticket: $ticket) {\n      url\n      gameName\n      trial\n      startedAt\n    }\n    viewer {\n      ...GameBalance_viewer\n    }\n  }\n": typeof types.LaunchPageDocument,
    "\n  query Promotions {\n    announcements {\n      promotions {\n        id\n        title\n        image\n        promotionType\n        startsAt\n        endsAt\n      }\n    }\n  }\n": typeof types.PromotionsDocument,
    "\n  query PromotionTexts {\n    announcements {\n      promotions {\n        id\n        title\n        content\n        image\n        startsAt\n        endsAt\n      }\n    }\n  }\n": typeof types.PromotionTextsDocument,
    "\n  mutation ConfirmLogin($input: ConfirmLoginInput!) {\n    confirmLogin(input: $input) {\n      ...SignIn_result\n    }\n  }\n": typeof types.ConfirmLoginDocument,
    "\n  query ConfirmPage {\n    pendingLogin {\n      methods\n      expiresAt\n    }\n    system {\n      customerService {\n        name\n        url\n      }\n    }\n  }\n": typeof types.ConfirmPageDocument,
    "\n  query SessionEnd {\n    viewer {\n      expiresAt\n    }\n  }\n": typeof types.SessionEndDocument,
    "\n  mutation KeepAlive {\n    keepAlive {\n      expiresAt\n    }\n  }\n": typeof types.KeepAliveDocument,
    "\n  mutation RequestPasswordMail($input: RequestPasswordMailInput!) {\n    requestPasswordMail(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.RequestPasswordMailDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query ForgotPage {\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        mailPasswordReset\n        phonePasswordReset\n      }\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n": typeof types.ForgotPageDocument,
    "\n  query Captcha {\n    captcha {\n      __typename\n      ... on Captcha {\n        image\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n    }\n  }\n": typeof types.CaptchaDocument,
    "\n  mutation FreePlay {\n    freePlay {\n      __typename\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.FreePlayDocument,
    "\n  query LoginPage {\n    viewer {\n      role\n      passwordChangeRequired\n    }\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        freePlay\n        directRegistration\n        smsLogin\n      }\n      customerService {\n        name\n        url\n      }\n    }\n    announcements {\n      banners(group: \"w_login\") {\n        title\n        image\n      }\n    }\n  }\n": typeof types.LoginPageDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ...SignIn_result\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation SendCode($input: SendCodeInput!) {\n    sendCode(input: $input) {\n      __typename\n      ... on CodeSent {\n        countdownMs\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.SendCodeDocument,
    "\n  fragment SignIn_result on LoginResult {\n    __typename\n    ... on LoginSuccess {\n      passwordChangeRequired\n      viewer {\n        role\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        field\n        messageKey\n        values {\n          name\n          value\n        }\n      }\n    }\n    ... on InvalidCredentials {\n      captchaRequired\n    }\n    ... on CaptchaRequired {\n      wrong\n    }\n    ... on SecondFactorRequired {\n      methods\n    }\n    ... on AccountNotAllowed {\n      refusal: reason\n    }\n    ... on Throttled {\n      retryAfterMs\n    }\n    ... on Refused {\n      reason\n    }\n  }\n": typeof types.SignIn_ResultFragmentDoc,
    "\n  mutation Logout {\n    logout {\n      landing\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordSuccess {\n        viewer {\n          role\n        }\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query PasswordPage {\n    viewer {\n      account\n      passwordChangeRequired\n      oldPasswordKnown\n    }\n    system {\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n": typeof types.PasswordPageDocument,
    "\n  query RegisterPage {\n    viewer {\n      role\n    }\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        directRegistration\n        usernameRegistration\n        mobileRegistration\n        mobileRegistrationPassword\n        registrationSmsVerification\n      }\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        enabled\n        required\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n": typeof types.RegisterPageDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on RegisterSuccess {\n        viewer {\n          role\n        }\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query Popups {\n    announcements {\n      popups {\n        id\n        title\n        content\n        promotionType\n        publishedAt\n      }\n    }\n  }\n": typeof types.PopupsDocument,
    "\n  query FeedbackOffered {\n    system {\n      offers\n    }\n  }\n": typeof types.FeedbackOfferedDocument,
    "\n  mutation SendFeedback($input: SendFeedbackInput!) {\n    sendFeedback(input: $input) {\n      __typename\n      ... on SendFeedbackSuccess {\n        id\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.SendFeedbackDocument,
    "\n  mutation DisputeWithdrawal($input: ConfirmWithdrawalInput!) {\n    confirmWithdrawal(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          messageKey\n        }\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": typeof types.DisputeWithdrawalDocument,
    "\n  query GuardViewer {\n    viewer {\n      id\n      role\n      passwordChangeRequired\n    }\n  }\n": typeof types.GuardViewerDocument,
};
const documents: Documents = {
    "\n  fragment GameCard_game on Game {\n    ...LaunchForm_game\n    id\n    name\n    image\n    hot\n    new\n    freeTrial\n    vendor {\n      name\n    }\n  }\n": types.GameCard_GameFragmentDoc,
    "\n  fragment LaunchForm_game on Game {\n    id\n    name\n    code\n    type\n    start\n    vendor {\n      code\n    }\n  }\n": types.LaunchForm_GameFragmentDoc,
    "\n  mutation SetFavorite($input: SetFavoriteInput!) {\n    setFavorite(input: $input) {\n      __typename\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.SetFavoriteDocument,
    "\n  fragment LoginGate_viewer on Viewer {\n    id\n    role\n    expiresAt\n    favoriteGameIds\n  }\n": types.LoginGate_ViewerFragmentDoc,
    "\n  fragment LoginGate_system on System {\n    features {\n      freePlay\n    }\n  }\n": types.LoginGate_SystemFragmentDoc,
    "\n  fragment ShellViewer_viewer on Viewer {\n    account\n    nickname\n    role\n    avatar\n    unreadMessages\n    balance {\n      money {\n        amount\n        currency\n      }\n    }\n    ...LoginGate_viewer\n  }\n": types.ShellViewer_ViewerFragmentDoc,
    "\n  query Shell {\n    viewer {\n      ...ShellViewer_viewer\n    }\n    system {\n      features {\n        directRegistration\n        agentPolicy\n      }\n      customerService {\n        name\n        url\n      }\n      resources {\n        kind\n        label\n        url\n      }\n      ...LoginGate_system\n    }\n    categories {\n      type\n      path\n      vendors {\n        code\n        name\n        logo\n      }\n    }\n  }\n": types.ShellDocument,
    "\n  query ShellViewer {\n    viewer {\n      ...ShellViewer_viewer\n    }\n  }\n": types.ShellViewerDocument,
    "\n  query ShellBalance {\n    viewer {\n      balance {\n        money {\n          amount\n          currency\n        }\n      }\n    }\n  }\n": types.ShellBalanceDocument,
    "\n  query EdgeStatus {\n    system {\n      status\n      knownDomain\n      maintenance {\n        endsAt\n      }\n      customerService {\n        name\n        url\n      }\n    }\n  }\n": types.EdgeStatusDocument,
    "\n  query HelpCenter {\n    helpSections {\n      anchor\n      title\n      content\n    }\n    system {\n      offers\n    }\n  }\n": types.HelpCenterDocument,
    "\n  query FavoriteGames($offset: Int!, $limit: Int!) {\n    list: favoriteGames(offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n": types.FavoriteGamesDocument,
    "\n  query RecentGames($offset: Int!, $limit: Int!) {\n    list: recentGames(offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n": types.RecentGamesDocument,
    "\n  fragment ClassifyMenu_lobby on Lobby {\n    classes {\n      key\n      name\n    }\n  }\n": types.ClassifyMenu_LobbyFragmentDoc,
    "\n  query LobbyMenus($path: String!) {\n    lobby(path: $path) {\n      ...ClassifyMenu_lobby\n      ...VendorMenu_lobby\n    }\n  }\n": types.LobbyMenusDocument,
    "\n  query LobbyGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {\n    games(filter: $filter, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n": types.LobbyGamesDocument,
    "\n  fragment VendorMenu_lobby on Lobby {\n    vendors {\n      code\n      name\n      logo\n    }\n  }\n": types.VendorMenu_LobbyFragmentDoc,
    "\n  mutation ToggleFavorite($input: SetFavoriteInput!) {\n    setFavorite(input: $input) {\n      __typename\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.ToggleFavoriteDocument,
    "\n  query HomeTop {\n    announcements {\n      banners(group: \"w_home\") {\n        title\n        image\n        link\n      }\n      notices {\n        id\n        title\n        content\n        promotionType\n        publishedAt\n      }\n    }\n  }\n": types.HomeTopDocument,
    "\n  query HomeHot {\n    hotGames(limit: 12) {\n      id\n      ...GameCard_game\n    }\n  }\n": types.HomeHotDocument,
    "\n  query HomeCategories {\n    categories {\n      type\n      path\n    }\n  }\n": types.HomeCategoriesDocument,
    "\n  query HomeLanes {\n    vendorLanes {\n      type\n      vendors {\n        vendor {\n          code\n          name\n          logo\n        }\n        more\n      }\n    }\n  }\n": types.HomeLanesDocument,
    "\n  query HomeSection($type: GameType!, $offset: Int!, $limit: Int!) {\n    games(filter: { type: $type }, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        hasMore\n      }\n    }\n  }\n": types.HomeSectionDocument,
    "\n  query HomeWinners {\n    winners(limit: 20) {\n      customer\n      win {\n        amount\n        currency\n      }\n      game {\n        id\n        name\n        image\n        ...LaunchForm_game\n      }\n    }\n  }\n": types.HomeWinnersDocument,
    "\n  mutation LaunchGame($input: LaunchGameInput!) {\n    launchGame(input: $input) {\n      __typename\n      ... on LaunchGameSuccess {\n        ticket\n      }\n      ... on LaunchRefused {\n        refusal: reason\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.LaunchGameDocument,
    "\n  fragment VendorGameRow_game on Game {\n    ...LaunchForm_game\n    id\n    name\n    image\n    freeTrial\n  }\n": types.VendorGameRow_GameFragmentDoc,
    "\n  query VendorGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {\n    games(filter: $filter, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...VendorGameRow_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n": types.VendorGamesDocument,
    "\n  fragment GameBalance_viewer on Viewer {\n    balance {\n      money {\n        amount\n        currency\n      }\n    }\n  }\n": types.GameBalance_ViewerFragmentDoc,
    "\n  query GameBalance {\n    viewer {\n      ...GameBalance_viewer\n    }\n  }\n": types.GameBalanceDocument,
    "\n  query LaunchPage($ticket: ID!) {\n    launch(ticket: $ticket) {\n      url\n      gameName\n      trial\n      startedAt\n    }\n    viewer {\n      ...GameBalance_viewer\n    }\n  }\n": types.LaunchPageDocument,
    "\n  query Promotions {\n    announcements {\n      promotions {\n        id\n        title\n        image\n        promotionType\n        startsAt\n        endsAt\n      }\n    }\n  }\n": types.PromotionsDocument,
    "\n  query PromotionTexts {\n    announcements {\n      promotions {\n        id\n        title\n        content\n        image\n        startsAt\n        endsAt\n      }\n    }\n  }\n": types.PromotionTextsDocument,
    "\n  mutation ConfirmLogin($input: ConfirmLoginInput!) {\n    confirmLogin(input: $input) {\n      ...SignIn_result\n    }\n  }\n": types.ConfirmLoginDocument,
    "\n  query ConfirmPage {\n    pendingLogin {\n      methods\n      expiresAt\n    }\n    system {\n      customerService {\n        name\n        url\n      }\n    }\n  }\n": types.ConfirmPageDocument,
    "\n  query SessionEnd {\n    viewer {\n      expiresAt\n    }\n  }\n": types.SessionEndDocument,
    "\n  mutation KeepAlive {\n    keepAlive {\n      expiresAt\n    }\n  }\n": types.KeepAliveDocument,
    "\n  mutation RequestPasswordMail($input: RequestPasswordMailInput!) {\n    requestPasswordMail(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.RequestPasswordMailDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query ForgotPage {\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        mailPasswordReset\n        phonePasswordReset\n      }\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n": types.ForgotPageDocument,
    "\n  query Captcha {\n    captcha {\n      __typename\n      ... on Captcha {\n        image\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n    }\n  }\n": types.CaptchaDocument,
    "\n  mutation FreePlay {\n    freePlay {\n      __typename\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.FreePlayDocument,
    "\n  query LoginPage {\n    viewer {\n      role\n      passwordChangeRequired\n    }\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        freePlay\n        directRegistration\n        smsLogin\n      }\n      customerService {\n        name\n        url\n      }\n    }\n    announcements {\n      banners(group: \"w_login\") {\n        title\n        image\n      }\n    }\n  }\n": types.LoginPageDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ...SignIn_result\n    }\n  }\n": types.LoginDocument,
    "\n  mutation SendCode($input: SendCodeInput!) {\n    sendCode(input: $input) {\n      __typename\n      ... on CodeSent {\n        countdownMs\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.SendCodeDocument,
    "\n  fragment SignIn_result on LoginResult {\n    __typename\n    ... on LoginSuccess {\n      passwordChangeRequired\n      viewer {\n        role\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        field\n        messageKey\n        values {\n          name\n          value\n        }\n      }\n    }\n    ... on InvalidCredentials {\n      captchaRequired\n    }\n    ... on CaptchaRequired {\n      wrong\n    }\n    ... on SecondFactorRequired {\n      methods\n    }\n    ... on AccountNotAllowed {\n      refusal: reason\n    }\n    ... on Throttled {\n      retryAfterMs\n    }\n    ... on Refused {\n      reason\n    }\n  }\n": types.SignIn_ResultFragmentDoc,
    "\n  mutation Logout {\n    logout {\n      landing\n    }\n  }\n": types.LogoutDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordSuccess {\n        viewer {\n          role\n        }\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query PasswordPage {\n    viewer {\n      account\n      passwordChangeRequired\n      oldPasswordKnown\n    }\n    system {\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n": types.PasswordPageDocument,
    "\n  query RegisterPage {\n    viewer {\n      role\n    }\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        directRegistration\n        usernameRegistration\n        mobileRegistration\n        mobileRegistrationPassword\n        registrationSmsVerification\n      }\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        enabled\n        required\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n": types.RegisterPageDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on RegisterSuccess {\n        viewer {\n          role\n        }\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  query Popups {\n    announcements {\n      popups {\n        id\n        title\n        content\n        promotionType\n        publishedAt\n      }\n    }\n  }\n": types.PopupsDocument,
    "\n  query FeedbackOffered {\n    system {\n      offers\n    }\n  }\n": types.FeedbackOfferedDocument,
    "\n  mutation SendFeedback($input: SendFeedbackInput!) {\n    sendFeedback(input: $input) {\n      __typename\n      ... on SendFeedbackSuccess {\n        id\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.SendFeedbackDocument,
    "\n  mutation DisputeWithdrawal($input: ConfirmWithdrawalInput!) {\n    confirmWithdrawal(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          messageKey\n        }\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n": types.DisputeWithdrawalDocument,
    "\n  query GuardViewer {\n    viewer {\n      id\n      role\n      passwordChangeRequired\n    }\n  }\n": types.GuardViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameCard_game on Game {\n    ...LaunchForm_game\n    id\n    name\n    image\n    hot\n    new\n    freeTrial\n    vendor {\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment GameCard_game on Game {\n    ...LaunchForm_game\n    id\n    name\n    image\n    hot\n    new\n    freeTrial\n    vendor {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LaunchForm_game on Game {\n    id\n    name\n    code\n    type\n    start\n    vendor {\n      code\n    }\n  }\n"): (typeof documents)["\n  fragment LaunchForm_game on Game {\n    id\n    name\n    code\n    type\n    start\n    vendor {\n      code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFavorite($input: SetFavoriteInput!) {\n    setFavorite(input: $input) {\n      __typename\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFavorite($input: SetFavoriteInput!) {\n    setFavorite(input: $input) {\n      __typename\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LoginGate_viewer on Viewer {\n    id\n    role\n    expiresAt\n    favoriteGameIds\n  }\n"): (typeof documents)["\n  fragment LoginGate_viewer on Viewer {\n    id\n    role\n    expiresAt\n    favoriteGameIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LoginGate_system on System {\n    features {\n      freePlay\n    }\n  }\n"): (typeof documents)["\n  fragment LoginGate_system on System {\n    features {\n      freePlay\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShellViewer_viewer on Viewer {\n    account\n    nickname\n    role\n    avatar\n    unreadMessages\n    balance {\n      money {\n        amount\n        currency\n      }\n    }\n    ...LoginGate_viewer\n  }\n"): (typeof documents)["\n  fragment ShellViewer_viewer on Viewer {\n    account\n    nickname\n    role\n    avatar\n    unreadMessages\n    balance {\n      money {\n        amount\n        currency\n      }\n    }\n    ...LoginGate_viewer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shell {\n    viewer {\n      ...ShellViewer_viewer\n    }\n    system {\n      features {\n        directRegistration\n        agentPolicy\n      }\n      customerService {\n        name\n        url\n      }\n      resources {\n        kind\n        label\n        url\n      }\n      ...LoginGate_system\n    }\n    categories {\n      type\n      path\n      vendors {\n        code\n        name\n        logo\n      }\n    }\n  }\n"): (typeof documents)["\n  query Shell {\n    viewer {\n      ...ShellViewer_viewer\n    }\n    system {\n      features {\n        directRegistration\n        agentPolicy\n      }\n      customerService {\n        name\n        url\n      }\n      resources {\n        kind\n        label\n        url\n      }\n      ...LoginGate_system\n    }\n    categories {\n      type\n      path\n      vendors {\n        code\n        name\n        logo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShellViewer {\n    viewer {\n      ...ShellViewer_viewer\n    }\n  }\n"): (typeof documents)["\n  query ShellViewer {\n    viewer {\n      ...ShellViewer_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShellBalance {\n    viewer {\n      balance {\n        money {\n          amount\n          currency\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShellBalance {\n    viewer {\n      balance {\n        money {\n          amount\n          currency\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EdgeStatus {\n    system {\n      status\n      knownDomain\n      maintenance {\n        endsAt\n      }\n      customerService {\n        name\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query EdgeStatus {\n    system {\n      status\n      knownDomain\n      maintenance {\n        endsAt\n      }\n      customerService {\n        name\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpCenter {\n    helpSections {\n      anchor\n      title\n      content\n    }\n    system {\n      offers\n    }\n  }\n"): (typeof documents)["\n  query HelpCenter {\n    helpSections {\n      anchor\n      title\n      content\n    }\n    system {\n      offers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavoriteGames($offset: Int!, $limit: Int!) {\n    list: favoriteGames(offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n"): (typeof documents)["\n  query FavoriteGames($offset: Int!, $limit: Int!) {\n    list: favoriteGames(offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentGames($offset: Int!, $limit: Int!) {\n    list: recentGames(offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentGames($offset: Int!, $limit: Int!) {\n    list: recentGames(offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClassifyMenu_lobby on Lobby {\n    classes {\n      key\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ClassifyMenu_lobby on Lobby {\n    classes {\n      key\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LobbyMenus($path: String!) {\n    lobby(path: $path) {\n      ...ClassifyMenu_lobby\n      ...VendorMenu_lobby\n    }\n  }\n"): (typeof documents)["\n  query LobbyMenus($path: String!) {\n    lobby(path: $path) {\n      ...ClassifyMenu_lobby\n      ...VendorMenu_lobby\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LobbyGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {\n    games(filter: $filter, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n"): (typeof documents)["\n  query LobbyGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {\n    games(filter: $filter, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VendorMenu_lobby on Lobby {\n    vendors {\n      code\n      name\n      logo\n    }\n  }\n"): (typeof documents)["\n  fragment VendorMenu_lobby on Lobby {\n    vendors {\n      code\n      name\n      logo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleFavorite($input: SetFavoriteInput!) {\n    setFavorite(input: $input) {\n      __typename\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleFavorite($input: SetFavoriteInput!) {\n    setFavorite(input: $input) {\n      __typename\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeTop {\n    announcements {\n      banners(group: \"w_home\") {\n        title\n        image\n        link\n      }\n      notices {\n        id\n        title\n        content\n        promotionType\n        publishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeTop {\n    announcements {\n      banners(group: \"w_home\") {\n        title\n        image\n        link\n      }\n      notices {\n        id\n        title\n        content\n        promotionType\n        publishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeHot {\n    hotGames(limit: 12) {\n      id\n      ...GameCard_game\n    }\n  }\n"): (typeof documents)["\n  query HomeHot {\n    hotGames(limit: 12) {\n      id\n      ...GameCard_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeCategories {\n    categories {\n      type\n      path\n    }\n  }\n"): (typeof documents)["\n  query HomeCategories {\n    categories {\n      type\n      path\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeLanes {\n    vendorLanes {\n      type\n      vendors {\n        vendor {\n          code\n          name\n          logo\n        }\n        more\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeLanes {\n    vendorLanes {\n      type\n      vendors {\n        vendor {\n          code\n          name\n          logo\n        }\n        more\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeSection($type: GameType!, $offset: Int!, $limit: Int!) {\n    games(filter: { type: $type }, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        hasMore\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeSection($type: GameType!, $offset: Int!, $limit: Int!) {\n    games(filter: { type: $type }, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...GameCard_game\n      }\n      pageInfo {\n        hasMore\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeWinners {\n    winners(limit: 20) {\n      customer\n      win {\n        amount\n        currency\n      }\n      game {\n        id\n        name\n        image\n        ...LaunchForm_game\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeWinners {\n    winners(limit: 20) {\n      customer\n      win {\n        amount\n        currency\n      }\n      game {\n        id\n        name\n        image\n        ...LaunchForm_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LaunchGame($input: LaunchGameInput!) {\n    launchGame(input: $input) {\n      __typename\n      ... on LaunchGameSuccess {\n        ticket\n      }\n      ... on LaunchRefused {\n        refusal: reason\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LaunchGame($input: LaunchGameInput!) {\n    launchGame(input: $input) {\n      __typename\n      ... on LaunchGameSuccess {\n        ticket\n      }\n      ... on LaunchRefused {\n        refusal: reason\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VendorGameRow_game on Game {\n    ...LaunchForm_game\n    id\n    name\n    image\n    freeTrial\n  }\n"): (typeof documents)["\n  fragment VendorGameRow_game on Game {\n    ...LaunchForm_game\n    id\n    name\n    image\n    freeTrial\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VendorGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {\n    games(filter: $filter, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...VendorGameRow_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n"): (typeof documents)["\n  query VendorGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {\n    games(filter: $filter, offset: $offset, limit: $limit) {\n      nodes {\n        id\n        ...VendorGameRow_game\n      }\n      pageInfo {\n        total\n        hasMore\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameBalance_viewer on Viewer {\n    balance {\n      money {\n        amount\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment GameBalance_viewer on Viewer {\n    balance {\n      money {\n        amount\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameBalance {\n    viewer {\n      ...GameBalance_viewer\n    }\n  }\n"): (typeof documents)["\n  query GameBalance {\n    viewer {\n      ...GameBalance_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LaunchPage($ticket: ID!) {\n    launch(ticket: $ticket) {\n      url\n      gameName\n      trial\n      startedAt\n    }\n    viewer {\n      ...GameBalance_viewer\n    }\n  }\n"): (typeof documents)["\n  query LaunchPage($ticket: ID!) {\n    launch(ticket: $ticket) {\n      url\n      gameName\n      trial\n      startedAt\n    }\n    viewer {\n      ...GameBalance_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Promotions {\n    announcements {\n      promotions {\n        id\n        title\n        image\n        promotionType\n        startsAt\n        endsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Promotions {\n    announcements {\n      promotions {\n        id\n        title\n        image\n        promotionType\n        startsAt\n        endsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionTexts {\n    announcements {\n      promotions {\n        id\n        title\n        content\n        image\n        startsAt\n        endsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query PromotionTexts {\n    announcements {\n      promotions {\n        id\n        title\n        content\n        image\n        startsAt\n        endsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmLogin($input: ConfirmLoginInput!) {\n    confirmLogin(input: $input) {\n      ...SignIn_result\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmLogin($input: ConfirmLoginInput!) {\n    confirmLogin(input: $input) {\n      ...SignIn_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmPage {\n    pendingLogin {\n      methods\n      expiresAt\n    }\n    system {\n      customerService {\n        name\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConfirmPage {\n    pendingLogin {\n      methods\n      expiresAt\n    }\n    system {\n      customerService {\n        name\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionEnd {\n    viewer {\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query SessionEnd {\n    viewer {\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepAlive {\n    keepAlive {\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation KeepAlive {\n    keepAlive {\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordMail($input: RequestPasswordMailInput!) {\n    requestPasswordMail(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordMail($input: RequestPasswordMailInput!) {\n    requestPasswordMail(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ForgotPage {\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        mailPasswordReset\n        phonePasswordReset\n      }\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n"): (typeof documents)["\n  query ForgotPage {\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        mailPasswordReset\n        phonePasswordReset\n      }\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Captcha {\n    captcha {\n      __typename\n      ... on Captcha {\n        image\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n    }\n  }\n"): (typeof documents)["\n  query Captcha {\n    captcha {\n      __typename\n      ... on Captcha {\n        image\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FreePlay {\n    freePlay {\n      __typename\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FreePlay {\n    freePlay {\n      __typename\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoginPage {\n    viewer {\n      role\n      passwordChangeRequired\n    }\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        freePlay\n        directRegistration\n        smsLogin\n      }\n      customerService {\n        name\n        url\n      }\n    }\n    announcements {\n      banners(group: \"w_login\") {\n        title\n        image\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoginPage {\n    viewer {\n      role\n      passwordChangeRequired\n    }\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        freePlay\n        directRegistration\n        smsLogin\n      }\n      customerService {\n        name\n        url\n      }\n    }\n    announcements {\n      banners(group: \"w_login\") {\n        title\n        image\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ...SignIn_result\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ...SignIn_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendCode($input: SendCodeInput!) {\n    sendCode(input: $input) {\n      __typename\n      ... on CodeSent {\n        countdownMs\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendCode($input: SendCodeInput!) {\n    sendCode(input: $input) {\n      __typename\n      ... on CodeSent {\n        countdownMs\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignIn_result on LoginResult {\n    __typename\n    ... on LoginSuccess {\n      passwordChangeRequired\n      viewer {\n        role\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        field\n        messageKey\n        values {\n          name\n          value\n        }\n      }\n    }\n    ... on InvalidCredentials {\n      captchaRequired\n    }\n    ... on CaptchaRequired {\n      wrong\n    }\n    ... on SecondFactorRequired {\n      methods\n    }\n    ... on AccountNotAllowed {\n      refusal: reason\n    }\n    ... on Throttled {\n      retryAfterMs\n    }\n    ... on Refused {\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment SignIn_result on LoginResult {\n    __typename\n    ... on LoginSuccess {\n      passwordChangeRequired\n      viewer {\n        role\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        field\n        messageKey\n        values {\n          name\n          value\n        }\n      }\n    }\n    ... on InvalidCredentials {\n      captchaRequired\n    }\n    ... on CaptchaRequired {\n      wrong\n    }\n    ... on SecondFactorRequired {\n      methods\n    }\n    ... on AccountNotAllowed {\n      refusal: reason\n    }\n    ... on Throttled {\n      retryAfterMs\n    }\n    ... on Refused {\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      landing\n    }\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout {\n      landing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordSuccess {\n        viewer {\n          role\n        }\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordSuccess {\n        viewer {\n          role\n        }\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasswordPage {\n    viewer {\n      account\n      passwordChangeRequired\n      oldPasswordKnown\n    }\n    system {\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n"): (typeof documents)["\n  query PasswordPage {\n    viewer {\n      account\n      passwordChangeRequired\n      oldPasswordKnown\n    }\n    system {\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegisterPage {\n    viewer {\n      role\n    }\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        directRegistration\n        usernameRegistration\n        mobileRegistration\n        mobileRegistrationPassword\n        registrationSmsVerification\n      }\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        enabled\n        required\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n"): (typeof documents)["\n  query RegisterPage {\n    viewer {\n      role\n    }\n    codeCountdown {\n      mobile\n      dialingCode\n      retryAfterMs\n    }\n    system {\n      features {\n        directRegistration\n        usernameRegistration\n        mobileRegistration\n        mobileRegistrationPassword\n        registrationSmsVerification\n      }\n      customerService {\n        name\n        url\n      }\n      registrationRules {\n        field\n        enabled\n        required\n        pattern\n        patternId\n        minLength\n        maxLength\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on RegisterSuccess {\n        viewer {\n          role\n        }\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n      ... on RegisterSuccess {\n        viewer {\n          role\n        }\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Popups {\n    announcements {\n      popups {\n        id\n        title\n        content\n        promotionType\n        publishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Popups {\n    announcements {\n      popups {\n        id\n        title\n        content\n        promotionType\n        publishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedbackOffered {\n    system {\n      offers\n    }\n  }\n"): (typeof documents)["\n  query FeedbackOffered {\n    system {\n      offers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendFeedback($input: SendFeedbackInput!) {\n    sendFeedback(input: $input) {\n      __typename\n      ... on SendFeedbackSuccess {\n        id\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendFeedback($input: SendFeedbackInput!) {\n    sendFeedback(input: $input) {\n      __typename\n      ... on SendFeedbackSuccess {\n        id\n      }\n      ... on InvalidInput {\n        fields {\n          field\n          messageKey\n          values {\n            name\n            value\n          }\n        }\n      }\n      ... on Throttled {\n        retryAfterMs\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisputeWithdrawal($input: ConfirmWithdrawalInput!) {\n    confirmWithdrawal(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          messageKey\n        }\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DisputeWithdrawal($input: ConfirmWithdrawalInput!) {\n    confirmWithdrawal(input: $input) {\n      __typename\n      ... on InvalidInput {\n        fields {\n          messageKey\n        }\n      }\n      ... on Refused {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuardViewer {\n    viewer {\n      id\n      role\n      passwordChangeRequired\n    }\n  }\n"): (typeof documents)["\n  query GuardViewer {\n    viewer {\n      id\n      role\n      passwordChangeRequired\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;