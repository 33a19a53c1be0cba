import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "../lib/api.ts";
import { messages } from "../../contract/messages.ts";
import { Field } from "./field.tsx";
import { Form } from "./form.tsx";
import { TextInput } from "./text-input.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

afterEach(cleanup);

type Asked = { name: string; size: string };
type Props = { send: (asked: Asked) => unknown; failureOf?: (error: unknown) => string };

function Example({ send, failureOf }: Props) {
  const form = useCheckedForm<Asked>({ name: "", size: "M" }, ({ name }) => ({
    name: name === "" && "brandNameRequired",
  }));
  const { error, ...name } = form.field("name");
  const submit = () =>
    form.submit(async (asked) => {
      try {
        await send(asked);
      } catch (refusal) {
        if (!form.refuse(refusal)) throw refusal;
      }
    }, failureOf);
  return (
    <Form focusRequests={form.focusRequests} onSubmit={submit}>
      {form.failure && <p role="alert">{form.failure}</p>}
      <Field label="Name" error={error}>
        <TextInput {...name} />
      </Field>
      <button type="button" onClick={() => form.change({ size: "L" })}>
        {form.watch("size")}
      </button>
      <button type="submit" disabled={form.isSubmitting}>
        Send
      </button>
    </Form>
  );
}

const nameField = () => screen.getByLabelText<HTMLInputElement>("Name");
const type = (value: string) => fireEvent.input(nameField(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

describe("a form", () => {
  it("says what is wrong before anything is sent, and puts the focus there", async () => {
    const sent: Asked[] = [];
    render(<Example send={(asked) => sent.push(asked)} />);
    send();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.brandNameRequired);
    await waitFor(() => expect(document.activeElement).toBe(nameField()));
    expect(sent).toEqual([]);
  });

  it("takes an error away when its field is edited, and sends what was typed and chosen", async () => {
    const sent: Asked[] = [];
    render(<Example send={(asked) => sent.push(asked)} />);
    send();
    await screen.findByRole("alert");
    type("Khayt");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "M" }));
    send();
    await waitFor(() => expect(sent).toEqual([{ name: "Khayt", size: "L" }]));
  });

  it("is not sent twice while an answer is awaited", async () => {
    let sent = 0;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    render(<Example send={() => ((sent += 1), asked)} />);
    type("Khayt");
    send();
    await waitFor(() => expect(sent).toBe(1));
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
    await waitFor(() => expect(button.disabled).toBe(true));
    fireEvent.submit(nameField());
    answer();
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(sent).toBe(1);
  });

  it("says a refusal below the field it names, and any other one above the form", async () => {
    let refusal = new ApiError({ status: 400, code: "taken", field: "name", detail: "Taken." });
    render(
      <Example
        send={() => Promise.reject(refusal)}
        failureOf={(error) => (error as ApiError).detail ?? ""}
      />,
    );
    type("Khayt");
    send();
    expect((await screen.findByRole("alert")).textContent).toBe("Taken.");
    expect(nameField().getAttribute("aria-invalid")).toBe("true");

    refusal = new ApiError({ status: 500, code: "unexpected", detail: "Not today." });
    send();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Not today."));
    expect(nameField().getAttribute("aria-invalid")).toBeNull();
  });
});
