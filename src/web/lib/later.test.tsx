import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Later } from "./later.tsx";

const page = (
  <>
    <p>the top</p>
    <Later>
      <p>below</p>
    </Later>
    <Later>
      <p>further below</p>
    </Later>
  </>
);

test("the page that was loaded is drawn from its top, a later one whole at once", async () => {
  const first = render(page);
  expect(document.body.textContent).toBe("the top");
  await screen.findByText("further below");
  expect(document.body.textContent).toBe("the topbelowfurther below");
  // The queue has seen that nothing is left.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
  first.unmount();
  render(page);
  expect(document.body.textContent).toBe("the topbelowfurther below");
});
