// The stylist's panel on Explore: its frame and a text box. The conversation will move in here.
import { useExplore } from "../../lib/explore-store.ts";
import { useWords } from "../../lib/languages/words.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CROSS } from "../../ui/icon-paths.ts";
import { RibMark } from "../../ui/rib-mark.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { Composer } from "./composer.tsx";
import { panelWords } from "./panel-words.ts";
import { PinnedButton } from "./pinned-button.tsx";

type Props = {
  /** Shows what fits the words in the grid beside the panel. */
  onSearch: (words: string) => Promise<void>;
};

const close = () => useExplore.setState({ isChatOpen: false });

/** Docked beside the grid; on small screens a sheet from below that makes way for its results. */
export function StylistPanel({ onSearch }: Props) {
  const { t, text } = useWords(panelWords);
  const isDocked = useMedia("(width >= 1024px)");
  if (isDocked) return <DockedPanel onSearch={onSearch} />;
  return (
    <Drawer
      isOpen
      onClose={close}
      title={
        <span className="flex items-center justify-between gap-2">
          {t("title")}
          <PinnedButton />
        </span>
      }
      closeLabel={text.t("close")}
      actions={
        <Composer
          onSearch={async (words) => {
            await onSearch(words);
            close();
          }}
        />
      }
    >
      <Conversation />
    </Drawer>
  );
}

function DockedPanel({ onSearch }: Props) {
  const { t, text } = useWords(panelWords);
  return (
    <aside aria-label={t("title")} className="border-s border-line bg-surface">
      <div className="sticky top-(--bar) flex h-[calc(100dvh-var(--bar))] flex-col">
        <header className="flex flex-none items-center gap-1 py-2 ps-6 pe-3">
          <h2 className="me-auto text-subtitle">{t("title")}</h2>
          <PinnedButton />
          <IconButton label={text.t("close")} onClick={close}>
            <Icon path={CROSS} />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4">
          <Conversation />
        </div>
        <div className="flex-none border-t border-line p-4">
          <Composer onSearch={onSearch} />
        </div>
      </div>
    </aside>
  );
}

function Conversation() {
  const { t } = useWords(panelWords);
  const isSearching = useExplore((state) => state.isSearching);
  return (
    <div className="grid gap-4 text-15">
      <div>
        <p className="mb-1 flex items-center gap-2 text-13 font-semibold text-ink-3">
          <RibMark className="h-3.5" />
          {t("title")}
        </p>
        {t("greeting")}
      </div>
      {isSearching && <Thinking label={t("thinking")} />}
    </div>
  );
}
