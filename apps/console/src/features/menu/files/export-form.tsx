import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { RequestOf } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { saveFile } from '../../../platform/save-file.ts'
import { send } from '../../../platform/send.ts'

type Format = RequestOf<typeof calls.exportMenu>['format']

const FORMATS: readonly (readonly [Format, MessageKey])[] = [
  ['xlsx', 'menuFiles.format.xlsx'],
  ['csv', 'menuFiles.format.csv'],
  ['ubereats-v2', 'menuFiles.format.ubereats'],
  ['square', 'menuFiles.format.square'],
  ['schema.org', 'menuFiles.format.website'],
  ['comanda', 'menuFiles.format.comanda'],
]

/** Has a menu file written and saves it on this device. */
export function useMenuFile(shopId: number) {
  return useMutation({
    mutationFn: (input: { format: Format; template?: boolean }) => send(calls.exportMenu, { shopId, ...input }),
    onSuccess: ({ name, type, content }) =>
      saveFile(
        name,
        Uint8Array.from(atob(content), letter => letter.charCodeAt(0)),
        type,
      ),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
  })
}

/** Writes the draft as a file in one of the formats. */
export function ExportForm({ shopId }: { shopId: number }) {
  const [format, setFormat] = useState<Format>('xlsx')
  const file = useMenuFile(shopId)
  return (
    <section className={forms.card}>
      <h3>{t('menuFiles.export')}</h3>
      <Text kind="quiet">{t('menuFiles.exportHint')}</Text>
      <Row wrap gap={12} align="end">
        <Field label={t('menuFiles.format')}>
          <Select value={format} onChange={event => setFormat(event.target.value as Format)}>
            {FORMATS.map(([one, text]) => (
              <option key={one} value={one}>
                {t(text)}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          kind="secondary"
          icon={<Download aria-hidden="true" size={18} />}
          busy={file.isPending}
          onClick={() => file.mutate({ format })}
        >
          {t('menuFiles.download')}
        </Button>
      </Row>
    </section>
  )
}
