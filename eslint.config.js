import graphql from "@graphql-eslint/eslint-plugin";

/**
 * Only the schema: everything else is Biome's. A description is part of the contract: of every type,
 * field, argument and input field.
 */
export default [
  { ignores: ["**/*", "!schema", "!schema/**"] },
  {
    files: ["schema/**/*.graphql"],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: "./schema/*.graphql" } },
    },
    plugins: { "@graphql-eslint": graphql },
    rules: {
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      "@graphql-eslint/no-unreachable-types": "error",
      "@graphql-eslint/unique-enum-value-names": "error",
      "@graphql-eslint/require-deprecation-reason": "error",
      "@graphql-eslint/no-hashtag-description": "error",
      "@graphql-eslint/naming-convention": [
        "error",
        {
          types: "PascalCase",
          FieldDefinition: "camelCase",
          InputValueDefinition: "camelCase",
          Argument: "camelCase",
          EnumValueDefinition: "UPPER_CASE",
        },
      ],
    },
  },
];
