// A Chromium that loads no pages of its own. For every window, seen or not, it loads the lists that drop down from
// its address bar: two pages of some 290 files, which took as much processor time as a visit of our own site.
// The switch counts once, with its last value: what Playwright turns off stands here again.
const BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

const OWN_PAGES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
];

export const WITHOUT_OWN_PAGES = `--disable-features=${[...BY_PLAYWRIGHT, ...OWN_PAGES].join(",")}`;
