import { memberImportCalls as calls } from '@comanda/contract/member'
import type { ResponseOf } from '@comanda/contract/core'
import { showDate, showNumber, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { send } from '../../../platform/send.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import directory from '../directory/directory.module.css'
import { membersKey } from '../directory/queries.ts'
import { FileReport } from './file-report.tsx'

type Import = ResponseOf<typeof calls.memberImports>['imports'][number]

/** The server reads no larger form. */
const MAX_BYTES = 8 * 1024 * 1024
const AGAIN_MS = 2000

const isRunning = ({ done, rows }: Import): boolean => done < rows

/** The imports of the brand; read again while one runs. */
const useImports = (shopId: number) =>
  useQuery({
    queryKey: membersKey(shopId, 'imports'),
    queryFn: () => send(calls.memberImports, { shopId }),
    refetchInterval: query => (query.state.data?.imports.some(isRunning) ? AGAIN_MS : false),
  })

const ImportLine = ({ one, timeZone }: { one: Import; timeZone: string }) => (
  <li>
    <span>
      {showDate(one.at, 'dateTime', timeZone)} · <bdi>{one.author}</bdi>
    </span>
    <Text kind="quiet" figures aria-live="polite">
      {isRunning(one)
        ? t('members.importRunning', { done: showNumber(one.done), rows: showNumber(one.rows) })
        : t('members.importDone', { rows: showNumber(one.rows - one.skipped.length) })}
      {one.skipped.length > 0 && ` · ${t('members.importSkipped', { rows: one.skipped.join(', ') })}`}
    </Text>
  </li>
)

/** The imports of before, with the progress of one that runs. */
function ImportList({ shopId, timeZone }: { shopId: number; timeZone: string }) {
  const query = useImports(shopId)
  return (
    <Loaded query={query}>
      {({ imports }) =>
        imports.length > 0 && (
          <section className={forms.card}>
            <h3>{t('members.imports')}</h3>
            <ul className={directory.lines}>
              {imports.map(one => (
                <ImportLine key={one.importId} one={one} timeZone={timeZone} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

/** Compares a file with the members, and starts its import. */
function useImport(shopId: number) {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const reading = useMutation({
    async mutationFn(next: File) {
      if (next.size > MAX_BYTES) throw new Error(t('menuFiles.tooLarge'))
      return send(calls.readMemberFile, { shopId }, next)
    },
  })
  const reset = () => {
    setFile(undefined)
    reading.reset()
  }
  const saving = useMutation({
    mutationFn: (chosen: File) => send(calls.importMembers, { shopId }, chosen),
    onSuccess() {
      reset()
      toast(t('members.importStarted'))
      return client.invalidateQueries({ queryKey: membersKey(shopId) })
    },
    onError(error, chosen) {
      notify({ shows: 'toast', message: error.message, tone: 'error' })
      reading.mutate(chosen)
    },
  })
  const read = (next: File) => {
    setFile(next)
    reading.mutate(next)
  }
  return { file, reading, saving, read, reset }
}

/** Members from the file of another loyalty system: the file is checked, and then imported in the background. CARD-17 */
export function ImportMembers({ shopId, timeZone }: { shopId: number; timeZone: string }) {
  const { file, reading, saving, read, reset } = useImport(shopId)
  const report = reading.data
  const changes = report ? report.created + report.joined + report.opened : 0
  return (
    <Stack gap={14}>
      <section className={forms.card}>
        <h3>{t('members.import')}</h3>
        <Text kind="quiet">{t('members.importHint')}</Text>
        <FileDrop accept=".csv,.tsv,.txt" busy={reading.isPending} onFile={read}>
          {file ? t('menuFiles.otherFile', { name: file.name }) : t('members.importChoose')}
        </FileDrop>
        {reading.error && <Text kind="error">{reading.error.message}</Text>}
        {report && <FileReport report={report} />}
        {file && report && report.faults.length === 0 && (
          <Row wrap>
            <Button busy={saving.isPending} disabled={changes === 0} onClick={() => saving.mutate(file)}>
              {t('members.importSave')}
            </Button>
            <Button kind="plain" onClick={reset}>
              {t('menuFiles.cancel')}
            </Button>
          </Row>
        )}
      </section>
      <ImportList shopId={shopId} timeZone={timeZone} />
    </Stack>
  )
}
