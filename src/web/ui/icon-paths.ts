// Line drawings on a 24 × 24 sheet, 1.5 wide. Only what a part imports travels with it.

export const HANGER =
  "M12 9V7.8a2.3 2.3 0 1 0-2.3-2.3M12 9l8.9 6.7c.9.7.4 2.3-.8 2.3H3.9c-1.2 0-1.7-1.6-.8-2.3z";
export const MANNEQUIN =
  "M10 2.8h4M12 2.8v2M8 6.8c0 2 1.1 3 1.1 4.6S7 14 7 16.2h10c0-2.2-2.1-3.2-2.1-4.8S16 8.8 16 6.8c-1.5-.6-2.4-2-4-2s-2.5 1.4-4 2zM12 16.2v5M8.5 21.2h7";
export const SEARCH = "M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M16 16l4.5 4.5";
export const SLIDERS =
  "M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4";
export const CROSS = "m6 6 12 12M18 6 6 18";
export const CHECK = "m5 12.5 4.5 4.5L19 7.5";
export const CHEVRON_UP = "m5 15 7-7 7 7";
export const BACK = "m14.5 5-7 7 7 7";
export const FORWARD = "m9.5 5 7 7-7 7";
export const OUTWARD = "M8 5H5v14h14v-3M12 4h8v8M20 4l-9 9";
export const SHARE = "M12 15V3.5M8 7l4-3.5L16 7M5 12v8h14v-8";
export const BIN = "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.3 20h9.4l.8-13.5M10 10.5v6M14 10.5v6";
export const UNDO = "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3";
export const PICTURE =
  "M3.5 4.5h17v15h-17zM8.5 8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M4 17l5-4.5 3.5 3 3-2.5 5 4.5";
export const MICROPHONE =
  "M12 3.5a2.5 2.5 0 0 0-2.5 2.5v5.5a2.5 2.5 0 0 0 5 0V6A2.5 2.5 0 0 0 12 3.5M6 11.5a6 6 0 0 0 12 0M12 17.5v3M9 20.5h6";
export const WRITE =
  "M12 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V12M18 3.9a1.5 1.5 0 0 1 2.1 2.1L12 14.1l-2.9.8.8-2.9z";
export const DOWNLOAD = "M12 4v11M8 11.5l4 3.5 4-3.5M5 16v4h14v-4";
export const CHEVRON_DOWN = "m5 9 7 7 7-7";
export const PLUS = "M12 5v14M5 12h14";
export const LOCK = "M5.5 10.5h13v9h-13zM8 10.5V7.5a4 4 0 0 1 8 0v3";
export const EYE =
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6";
export const EYE_CLOSED =
  "M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.3 7.6A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10.1 10a2.8 2.8 0 0 0 3.9 3.9";
export const SCAN = "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7.5 12h9";
