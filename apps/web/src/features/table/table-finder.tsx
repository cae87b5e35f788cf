import { ScanLine } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused, type Refused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { findTable, type Table, type TableQuery } from './api.ts'
import type { TableCode } from '../../platform/scan/read-table-code.ts'
import styles from './table-finder.module.css'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { Stack, Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

const ScanSheet = lazyPart(async () => (await import('./scan-sheet.tsx')).ScanSheet)

interface Props {
  /** The guest's store; without one only a code can be scanned, which names its store. */
  shopId: number | undefined
  /** Whether the camera opens at once. */
  scanNow?: boolean
  /** `pin`: the PIN in the scanned code. */
  onFound: (table: Table, pin?: string) => void
}

interface Elsewhere {
  shopId: number
  shopName: string
}

/** Finds a table by its number or code. Errors show at the input. */
export function TableFinder({ shopId, scanNow = false, onFound }: Props) {
  const [scanning, setScanning] = useState(scanNow)
  const { find, busy, problem, elsewhere, setProblem, setElsewhere } = useFinding(onFound)
  const scanned = (code: TableCode) => {
    setScanning(false)
    const at = code.shopId ?? shopId
    if (at === undefined) setProblem(t('table.otherCode'))
    else void find(at, { tableId: code.tableId }, code.pin)
  }
  return (
    <>
      {shopId !== undefined && (
        <>
          <NumberForm
            busy={busy}
            problem={problem}
            onProblem={setProblem}
            onTyped={tableName => void find(shopId, { tableName })}
          />
          <Row as="p" className={styles.or}>
            {t('table.or')}
          </Row>
        </>
      )}
      <Button
        wide
        size="large"
        kind={shopId === undefined ? 'primary' : 'secondary'}
        icon={<ScanLine aria-hidden="true" />}
        onClick={() => setScanning(true)}
      >
        {t('table.scan')}
      </Button>
      {shopId === undefined && (
        <Text role="alert" kind="error" center>
          {problem}
        </Text>
      )}
      {scanning && (
        <Suspense>
          <ScanSheet onCode={scanned} onClose={() => setScanning(false)} />
        </Suspense>
      )}
      {elsewhere && (
        <Dialog
          title={t('table.elsewhere')}
          confirm={t('table.goThere', { shop: elsewhere.shop.shopName })}
          cancel={t('table.stayHere')}
          onConfirm={() => {
            setElsewhere(undefined)
            void find(elsewhere.shop.shopId, elsewhere.query, elsewhere.pin)
          }}
          onClose={() => setElsewhere(undefined)}
        >
          {elsewhere.message}
        </Dialog>
      )}
    </>
  )
}

/** Requests a table and holds the result. */
function useFinding(onFound: Props['onFound']) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [elsewhere, setElsewhere] = useState<{ shop: Elsewhere; query: TableQuery; message: string; pin?: string }>()
  const refused = (error: Refused, query: TableQuery, pin?: string) => {
    const { message } = error
    const more = { query, message, ...(pin !== undefined && { pin }) }
    if (error.refused === 'tableElsewhere') setElsewhere({ shop: error.data as Elsewhere, ...more })
    else setProblem(message)
  }
  const find = async (shopId: number, query: TableQuery, pin?: string) => {
    setBusy(true)
    setProblem('')
    try {
      onFound(await findTable(shopId, query), pin)
    } catch (error) {
      if (!isRefused(error)) throw error
      refused(error, query, pin)
    } finally {
      setBusy(false)
    }
  }
  return { find, busy, problem, elsewhere, setProblem, setElsewhere }
}

interface NumberFormProps {
  busy: boolean
  problem: string
  onProblem: (text: string) => void
  onTyped: (tableName: string) => void
}

function NumberForm({ busy, problem, onProblem, onTyped }: NumberFormProps) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (typed.trim() === '') onProblem(t('table.empty'))
    else onTyped(typed.trim())
  }
  return (
    <Stack as="form" gap={14} onSubmit={submit} noValidate>
      <Field label={t('table.number')} hint={t('table.numberHint')} error={problem}>
        <TextInput
          className={styles.number}
          value={typed}
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          onChange={event => {
            setTyped(event.target.value)
            onProblem('')
          }}
        />
      </Field>
      <Button wide size="large" type="submit" busy={busy}>
        {t('table.find')}
      </Button>
    </Stack>
  )
}
