// How the compiler is asked whether all types are right: what it knew of unchanged files the last time, it takes over.
export const typesCheck = [
  "node_modules/typescript/bin/tsc",
  "--noEmit",
  "-p",
  ".",
  "--incremental",
  "--tsBuildInfoFile",
  "node_modules/.cache/ribby/types.json",
];
