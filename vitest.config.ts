import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The browser lane builds and runs beside this one; two cores are all a small machine has.
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        test: { name: "web", include: ["src/web/**/*.test.{ts,tsx}"], environment: "happy-dom" },
      },
      {
        test: {
          name: "unit",
          include: [
            "src/{server,contract,demo}/**/*.test.ts",
            "tests/{brands,contract,demo,net,scripts,stylist,vision}/**/*.test.ts",
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["tests/{api,database}/**/*.test.ts"],
          globalSetup: "tests/support/make-template.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
