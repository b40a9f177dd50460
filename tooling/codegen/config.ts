import type { CodegenConfig } from "@graphql-codegen/cli";
import { transform } from "./inline-shapes.mjs";
import { nameOf } from "./operation-name.mjs";

const scalars = {
  Timestamp: { input: "number", output: "number" },
  SafeHtml: { input: "string", output: "string" },
  Url: { input: "string", output: "string" },
  GameType: { input: "string", output: "string" },
  Upload: { input: "File", output: "never" },
};

/** Generates types from `schema/`: resolvers for the gateway, documents for the pages. */
export const codegenConfig: CodegenConfig = {
  schema: "schema/*.graphql",
  generates: {
    "gateway/generated/type-defs.ts": { plugins: ["./tooling/codegen/type-defs.mjs"] },
    "gateway/generated/described-type-defs.ts": {
      plugins: ["./tooling/codegen/type-defs.mjs"],
      config: { described: true },
    },
    "gateway/generated/resolver-types.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        scalars,
        contextType: "../request/context.ts#GatewayContext",
        useTypeImports: true,
        enumsAsTypes: true,
        makeResolverTypeCallable: true,
        mapperTypeSuffix: "Model",
        // Mappers are for resolvers whose values differ from the schema's types.
        mappers: {
          Viewer: "../access/viewer.ts#ViewerModel",
          Glance: "../access/viewer.ts#ViewerModel",
          System: "../domains/system/shape.ts#SystemModel",
          Announcements: "../domains/announcements/shape.ts#AnnouncementsModel",
          Announcement: "../domains/announcements/shape.ts#NoticeModel",
          Promotion: "../domains/announcements/wire.ts#WirePromotion",
          HelpSection: "../domains/system/wire.ts#WireHelpSection",
          Vendor: "../domains/games/shape.ts#VendorModel",
          Lobby: "../domains/games/lobby.ts#LobbyModel",
          Game: "../domains/games/wire.ts#GameModel",
          GameFacts: "../domains/games/facts/fact-loaders.ts#FactsModel",
          Lottery: "../domains/lottery/wire.ts#WireLottery",
          Message: "../domains/messages/calls.ts#WireMessage",
          DepositMethod: "../domains/wallet/deposit-calls.ts#WireDepositMethod",
          AccountLimits: "../domains/protection/read-limits.ts#AccountLimitsModel",
          LimitsOfKind: "../domains/protection/read-limits.ts#LimitsOfKindModel",
          AccountLimit: "../domains/protection/read-limits.ts#AccountLimitModel",
          PlayStatus: "../domains/play/play-status.ts#PlayStatusModel",
          Withdrawal: "../domains/wallet/one-withdrawal.ts#WithdrawalModel",
          WithdrawalConfirmation: "../domains/wallet/withdraw-calls.ts#WireConfirmation",
          Transaction: "../domains/records/wire.ts#WireTransaction",
          GameRecord: "../domains/records/wire.ts#WireGameRecord",
          PointReward: "../domains/points/calls.ts#WirePointReward",
          SearchHit: "../../search/search-index.ts#SearchEntry",
          Redemption: "../domains/points/calls.ts#WireRedemption",
          PointChange: "../domains/points/calls.ts#WirePointChange",
          TeamOverview: "../domains/agent/team.ts#TeamOverviewModel",
          AgentFile: "../request/files-port.ts#AgentFileModel",
          AgentFiles: "../request/files-port.ts#AgentFilesModel",
          Operator: "../request/operator-port.ts#OperatorPort",
          OperatorCallDetail: "../domains/operator/platform-calls.ts#OperatorCallDetailModel",
          ReportAccess: "../request/report-access-port.ts#ReportAccessModel",
          Income: "../domains/income/add-up.ts#IncomeModel",
          IncomeBridge: "../domains/income/resolvers.ts#IncomeBridgeModel",
          ReferralLink: "../domains/agent/wire.ts#WireReferralLink",
          Contract: "../domains/contracts/wire.ts#WireContract",
          RunningContract: "../domains/contracts/conditions.ts#RunningModel",
          ContractChange: "../domains/contracts/conditions.ts#ChangeModel",
          Money: "../values/money.ts#MoneyModel",
        },
      },
    },
    "app/graphql/generated/offers.ts": { plugins: ["./tooling/codegen/offers.mjs"] },
    "app/graphql/generated/": {
      documents: ["app/**/*.{ts,tsx}", "!app/graphql/generated/**/*"],
      preset: "client",
      documentTransforms: [{ transform }],
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: "readFragment" },
        // A document has only its name; its text is in persisted-documents.json.
        persistedDocuments: { mode: "replaceDocumentWithHash", hashAlgorithm: nameOf },
      },
      config: { scalars, useTypeImports: true, enumsAsTypes: true, strictScalars: true },
    },
  },
  ignoreNoDocuments: true,
};
