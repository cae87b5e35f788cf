import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { goTo } from '../../../platform/place.ts'
import { Refused, send } from '../../../platform/send.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { draftKey, type EditorProps } from '../editor/queries.ts'
import { useMenuFile } from './export-form.tsx'
import { ImportReport } from './import-report.tsx'

type Report = ResponseOf<typeof calls.readMenuFile>
type Mode = 'replace' | 'add'

const ACCEPT = '.xlsx,.csv,.tsv,.txt,.json,.jsonld,.html'
/** The server reads no larger form. */
const MAX_BYTES = 8 * 1024 * 1024

/** Compares a file with the draft, and reads it again when the mode changes. */
function useReading({ shopId }: { shopId: number }) {
  const [mode, setMode] = useState<Mode>('replace')
  const [file, setFile] = useState<File>()
  const reading = useMutation({
    async mutationFn(input: { file: File; mode: Mode }): Promise<Report> {
      if (input.file.size > MAX_BYTES) throw new Error(t('menuFiles.tooLarge'))
      return send(calls.readMenuFile, { shopId, mode: input.mode }, input.file)
    },
  })
  return {
    mode,
    file,
    reading,
    read(next: File) {
      setFile(next)
      reading.mutate({ file: next, mode })
    },
    changeMode(next: Mode) {
      setMode(next)
      if (file) reading.mutate({ file, mode: next })
    },
    reset() {
      setFile(undefined)
      reading.reset()
    },
  }
}

/** Whether the dishes that are not in the file stay. */
const ModeChoice = ({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) => (
  <ChoiceGroup legend={t('menuFiles.mode')}>
    <Choice checked={mode === 'replace'} onChange={() => onChange('replace')} detail={t('menuFiles.replaceHint')}>
      {t('menuFiles.replace')}
    </Choice>
    <Choice checked={mode === 'add'} onChange={() => onChange('add')} detail={t('menuFiles.addHint')}>
      {t('menuFiles.add')}
    </Choice>
  </ChoiceGroup>
)

/** Reads a menu file, shows its changes, and saves it as the draft without publishing. MENU-1 */
export function ImportForm({ shopId, draft }: EditorProps) {
  const client = useQueryClient()
  const { mode, file, reading, read, changeMode, reset } = useReading({ shopId })
  const template = useMenuFile(shopId)
  const report = reading.data
  const save = useMutation({
    mutationFn: (input: { file: File; mark: string }) =>
      send(calls.importMenu, { shopId, mode, mark: input.mark }, input.file),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: draftKey(shopId) })
      reset()
      toast(t('menuFiles.imported'))
      goTo('menu', 'publish')
    },
    onError(error) {
      notify({ shows: 'toast', message: error.message, tone: 'error' })
      // The draft changed meanwhile: the differences are worked out again.
      if (error instanceof Refused && file) reading.mutate({ file, mode })
    },
  })
  return (
    <section className={forms.card}>
      <h3>{t('menuFiles.import')}</h3>
      <Text kind="quiet">{t('menuFiles.importHint')}</Text>
      <FileDrop accept={ACCEPT} busy={reading.isPending} onFile={read}>
        {file ? t('menuFiles.otherFile', { name: file.name }) : t('menuFiles.choose')}
      </FileDrop>
      <Row wrap>
        <Button
          size="small"
          kind="plain"
          busy={template.isPending}
          onClick={() => template.mutate({ format: 'xlsx', template: true })}
        >
          {t('menuFiles.template')}
        </Button>
      </Row>
      {file && draft.document.items.length > 0 && <ModeChoice mode={mode} onChange={changeMode} />}
      {reading.error && <Text kind="error">{reading.error.message}</Text>}
      {report && <ImportReport report={report} currency={draft.currency} />}
      {file && report && report.faults.length === 0 && (
        <Row wrap>
          <Button
            busy={save.isPending}
            disabled={report.differences.length === 0}
            onClick={() => save.mutate({ file, mark: report.mark })}
          >
            {t('menuFiles.save')}
          </Button>
          <Button kind="plain" onClick={reset}>
            {t('menuFiles.cancel')}
          </Button>
        </Row>
      )}
    </section>
  )
}
