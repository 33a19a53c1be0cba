// The administrator's queue with what shoppers said of the stylist's picks.
import { ModerationScreen } from "../features/moderation/moderation-screen.tsx";
import { VerdictWeeks } from "../features/stylist/verdict-weeks.tsx";

export const Moderation = () => <ModerationScreen figures={<VerdictWeeks />} />;
