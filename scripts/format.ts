// npm run format
import { spawnSync } from "node:child_process";

spawnSync(process.execPath, ["node_modules/prettier/bin/prettier.cjs", "--write", "."], {
  stdio: "inherit",
});
