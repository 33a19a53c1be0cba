// A busy machine is slow, not wrong: what a test waits for may take as long as in the other tests.
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 20_000 });
