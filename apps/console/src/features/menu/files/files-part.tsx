import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import type { EditorProps } from '../editor/queries.ts'
import { ExportForm } from './export-form.tsx'
import { ImportForm } from './import-form.tsx'

/** Menus as files: one is read into the draft, the draft is written. MENU-1 */
export const FilesPart = ({ shopId, draft }: EditorProps) => (
  <Stack gap={14}>
    <ImportForm shopId={shopId} draft={draft} />
    <ExportForm shopId={shopId} />
  </Stack>
)
