import { defineCall } from "../../http/call.ts";
import { noParams } from "../../http/params.ts";

/** Rule of one registration field (D-27). `acceptedPattern` is a RegExp source or `*`. */
export interface FieldRule {
  enabled: "1" | "0";
  required: "1" | "0";
  acceptedPattern: string;
  /** Number of the message that explains the pattern: 1 is V28, 2 is V29, and so on. */
  patternId: number;
  minLength: number;
  maxLength: number;
}

const patterns = {
  any: { acceptedPattern: "*", patternId: 1 },
  letterFirst: { acceptedPattern: "^[A-Za-z][A-Za-z0-9]*$", patternId: 2 },
  email: { acceptedPattern: "^[^@\\s]+@[^@\\s]+\\.[A-Za-z]{2,}$", patternId: 4 },
  alphanumeric: { acceptedPattern: "^[A-Za-z0-9]*$", patternId: 5 },
  digits: { acceptedPattern: "^[0-9]*$", patternId: 7 },
  englishName: { acceptedPattern: "^[A-Za-z]+(?: [A-Za-z]+)*$", patternId: 9 },
  noSpaces: { acceptedPattern: "^\\S*$", patternId: 10 },
  symbols: { acceptedPattern: "^(?=.*[A-Za-z])(?=.*[0-9])[\\x21-\\x7E]+$", patternId: 16 },
};

type Presence = "required" | "optional" | "off";

function rule(
  presence: Presence,
  pattern: keyof typeof patterns,
  minLength: number,
  maxLength: number,
): FieldRule {
  return {
    enabled: presence === "off" ? "0" : "1",
    required: presence === "required" ? "1" : "0",
    ...patterns[pattern],
    minLength,
    maxLength,
  };
}

/** The fields of this operator's registration form (D-27, V13-V18). */
export const registerRules: Readonly<Record<string, FieldRule>> = {
  username: rule("required", "letterFirst", 4, 14),
  password: rule("required", "symbols", 8, 20),
  confirmPassword: rule("required", "symbols", 8, 20),
  payeeName: rule("required", "englishName", 2, 50),
  paymentPassword: rule("optional", "digits", 6, 6),
  mobileNum: rule("optional", "digits", 8, 12),
  verificationCode: rule("optional", "digits", 6, 6),
  email: rule("optional", "email", 6, 60),
  qqNum: rule("off", "digits", 5, 12),
  line: rule("off", "noSpaces", 3, 30),
  whatsapp: rule("off", "digits", 8, 15),
  facebook: rule("off", "noSpaces", 3, 60),
  wechat: rule("off", "noSpaces", 3, 30),
  idNumber: rule("off", "alphanumeric", 6, 20),
  recommenderId: rule("optional", "alphanumeric", 4, 14),
  affiliateCode: rule("optional", "alphanumeric", 4, 12),
  captcha: rule("required", "alphanumeric", 4, 4),
  // Further fields of a profile that a registration does not have.
  nickname: rule("off", "any", 2, 30),
  birthday: rule("off", "any", 10, 10),
  address: rule("off", "any", 5, 200),
  nationality: rule("off", "any", 2, 60),
  occupation: rule("off", "any", 2, 60),
  sourceOfIncome: rule("off", "any", 2, 60),
  zalo: rule("off", "noSpaces", 3, 40),
  telegram: rule("off", "noSpaces", 3, 40),
};

/** C15: the rules of the registration fields. */
export const registerSetting = defineCall({
  id: "C15",
  methods: ["GET"],
  path: "/wps/system/setting/register",
  modules: ["REG3", "COMM3"],
  token: "optional",
  params: noParams,
  run: () => registerRules,
});
