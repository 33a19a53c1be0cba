// A busy machine is slow, not wrong: what a test waits for may take as long as in the other tests. Files that
// say "@vitest-environment node" draw nothing and do without the library.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
