import { directoryCalls as calls } from '@comanda/contract/member'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../../platform/save-file.ts'
import { send } from '../../../platform/send.ts'
import type { Filter } from './queries.ts'

interface SavedFile {
  name: string
  type: string
  content: string
}

const save = ({ name, type, content }: SavedFile): void =>
  saveFile(
    name,
    Uint8Array.from(atob(content), letter => letter.charCodeAt(0)),
    type,
  )

/** Saves the members that meet the filter as a file. CARD-14 */
export function ExportMembers({ shopId, filter }: { shopId: number; filter: Filter }) {
  const writing = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => send(calls.exportMembers, { shopId, filter, format }),
    onSuccess: save,
    onError: error => toast(error.message),
  })
  const buttons = (['csv', 'xlsx'] as const).map(format => (
    <Button
      key={format}
      size="small"
      kind="soft"
      icon={<Download aria-hidden="true" size={18} />}
      busy={writing.isPending && writing.variables === format}
      onClick={() => writing.mutate(format)}
    >
      {t('members.exportAs', { format: format.toUpperCase() })}
    </Button>
  ))
  return (
    <Row wrap gap={8}>
      {buttons}
    </Row>
  )
}

/** Saves all that is stored of one member. CARD-14 */
export function ExportMember({ shopId, customerId }: { shopId: number; customerId: number }) {
  const writing = useMutation({
    mutationFn: () => send(calls.exportMember, { shopId, customerId }),
    onSuccess: save,
    onError: error => toast(error.message),
  })
  return (
    <Button size="small" kind="secondary" busy={writing.isPending} onClick={() => writing.mutate()}>
      {t('members.exportOne')}
    </Button>
  )
}
