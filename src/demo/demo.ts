// What the server uses of the demo. It is loaded when the demo is on, and not at all in production.
export { withDemoMeanings } from "./meanings.ts";
export { DEMO_PASSWORD, seedDemo } from "./seed.ts";
export { serveDemoShop } from "./shop/routes.ts";
