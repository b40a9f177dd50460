import { defineCall } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams } from "../../http/params.ts";
import { depositMethods } from "../wallet/deposit-methods.ts";
import { confirmMinutes, payMinutes } from "../wallet/settle-payments.ts";
import { merchantOf } from "./merchants.ts";
import { registerRules } from "./register-rules.ts";
import { customerService, resourcesOf } from "./resources.ts";
import { whitelabelTree } from "./whitelabel.ts";

/** C18: the permission answer (D-23): links, domains, flags, rules, and whether we are open. */
export const systemStatus = defineCall({
  id: "C18",
  methods: ["GET"],
  path: "/wps/system/status",
  modules: ["COMM3"],
  token: "optional",
  params: noParams,
  run: ({ settings, merchant, lang, ip }) => {
    const { maintenance, maintenanceAs, location, domainRoute } = settings;
    const restricted = settings.restrictedAddresses.includes(ip);
    if (maintenance !== false && maintenanceAs === "failure") {
      throw new PlatformError("system.maintenance", { value: { content: { data: maintenance } } });
    }
    return {
      info: {
        customerService: customerService(lang),
        domainRoute,
        resources: resourcesOf(merchantOf(merchant)),
        whitelabel: whitelabelTree(settings, merchant),
        register: registerRules,
        mainDomain: "portico.example",
        analytics: { gtagId: settings.gtagId },
        payments: depositMethods.map(({ kind, names }) => ({ kind, name: names[lang] })),
        withdrawal: { usualMinutes: payMinutes, mostMinutes: payMinutes + confirmMinutes },
      },
      location,
      maintenance,
      regionRestriction: settings.regionRestriction || restricted,
      ...settings.statusPatch,
    };
  },
});

/** C19: the hosts this operator is reached under. */
export const domainRoute = defineCall({
  id: "C19",
  methods: ["GET"],
  path: "/wps/system/domainRoute",
  modules: ["COMM3"],
  token: "optional",
  params: noParams,
  run: ({ settings }) => settings.domainRoute,
});
