// npm run format
import { spawnSync } from "node:child_process";

spawnSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", "."], {
  stdio: "inherit",
});
