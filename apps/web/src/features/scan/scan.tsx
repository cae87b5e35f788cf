import { Gift, HandCoins, ScanLine, Store, Ticket, Users, Utensils } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { readScan, type Scanned } from '../../platform/scan/read-scan.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { CodeScanner, PhotoButton } from '../../ui/media/code-scanner.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from './scan.module.css'

interface Props {
  /** The guest's store: a table code without a store belongs to it. */
  shopId: number | undefined
  /** Renders the name of a store. */
  renderShop: (shopId: number) => ReactNode
}

/** Reads any code of the app by camera, photo or input. It shows what the code is; the guest opens it with a tap. */
export function Scan({ shopId, renderShop }: Props) {
  const [results, setScanned] = useState<Scanned>()
  const [problem, setProblem] = useState('')
  const heading = useRef<HTMLDivElement>(null)
  const take = (text: string) => {
    const scanned = readScan(text, shopId)
    setProblem(scanned ? '' : t('scan.notOurs'))
    setScanned(scanned)
    requestAnimationFrame(() => heading.current?.focus())
  }
  if (results)
    return (
      <div ref={heading} tabIndex={-1} role="status" className={styles.found}>
        <EmptyState
          icon={icons[results.kind]}
          title={t(`scan.is.${results.kind}`)}
          actions={
            <>
              <LinkButton to={results.target} size="large">
                {t(`scan.go.${results.kind}`)}
              </LinkButton>
              <Button kind="secondary" icon={<ScanLine aria-hidden="true" />} onClick={() => setScanned(undefined)}>
                {t('scan.another')}
              </Button>
            </>
          }
        >
          <About found={results} renderShop={renderShop} />
        </EmptyState>
      </div>
    )
  return (
    <Stack gap={14}>
      <CodeScanner onCode={take} problem={problem} />
      <PhotoButton onCode={take} onProblem={setProblem} />
      <TypedCode onCode={take} />
    </Stack>
  )
}

/** Store of a code, or its effect. */
function About({ found: { kind, shopId }, renderShop }: { found: Scanned } & Pick<Props, 'renderShop'>) {
  if (shopId !== undefined) return renderShop(shopId)
  if (kind === 'gift' || kind === 'transfer' || kind === 'coupon') return <p>{t(`scan.about.${kind}`)}</p>
  return null
}

const icons: Record<Scanned['kind'], ReactNode> = {
  table: <Utensils />,
  group: <Users />,
  store: <Store />,
  gift: <Gift />,
  transfer: <HandCoins />,
  coupon: <Ticket />,
}

/** Manual input of a code or link, without a camera. */
function TypedCode({ onCode }: { onCode: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') onCode(typed)
  }
  return (
    <Stack as="form" gap={14} className={styles.typed} onSubmit={submit}>
      <Field label={t('scan.type')} hint={t('scan.typeHint')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          enterKeyHint="go"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <Button wide kind="soft" type="submit" disabled={typed.trim() === ''}>
        {t('scan.look')}
      </Button>
    </Stack>
  )
}
