import { useCallback, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { Modal } from "~/ui/layout/modal.tsx";
import { KeyRows } from "./key-list.tsx";
import { usePageKeys } from "./use-page-keys.ts";

/** The keys of the center, and the dialog that lists them (N15). */
export function AgentKeys() {
  const { t } = useI18n();
  const menu = useAgentMenu();
  const [open, setOpen] = useState(false);
  const list = useCallback(() => setOpen(true), []);
  usePageKeys(menu?.pages ?? none, menu?.preferences.display.hasShortcuts ?? true, list);
  if (!open) return null;
  return (
    <Modal title={t("agentCenter.shell.keys.title")} onClose={() => setOpen(false)}>
      <KeyRows />
    </Modal>
  );
}

const none: never[] = [];
