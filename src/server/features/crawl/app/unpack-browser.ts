// Run by itself: unpacks the Chromium of the npm package, where it is installed, and prints its path.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
