// The files a shopper's screens are made of; the build writes them in here.
export const SHELL_FILES: readonly string[] = JSON.parse("__SHELL_FILES__");
