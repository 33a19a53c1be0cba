// Shops to visit, one below the other: each in its own direction, for an address is often half Arabic and half Latin.

export const BranchLines = ({ lines }: { lines: string }) =>
  lines.split("\n").map((line, at) => (
    <span key={at} dir="auto" className="block text-page-start not-first:mt-1.5">
      {line}
    </span>
  ));
