import { auth } from '@comanda/contract/auth'
import { APP_VERSION } from '@comanda/contract/core'
import { useEffect, useState } from 'react'
import { currentLocale, t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { startup } from '../../platform/startup.ts'
import { writeStored, readStored } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'

interface Fact {
  label: string
  value: string
}

const works = (does: boolean): string => (does ? t('test.works') : t('test.fails'))

function storageWorks(): boolean {
  const sample = String(Math.random())
  writeStored('selfCheck', sample, 1)
  return readStored('selfCheck') === sample
}

const factsAtOnce = (): Fact[] => [
  { label: t('test.app'), value: `${APP_VERSION} · ${startup()?.appid ?? '–'} · ${currentLocale().id}` },
  { label: t('test.browser'), value: navigator.userAgent },
  { label: t('test.screen'), value: `${innerWidth} × ${innerHeight} @ ${devicePixelRatio}` },
  { label: t('test.storage'), value: works(storageWorks()) },
  { label: t('setting.camera'), value: works('mediaDevices' in navigator) },
  { label: t('setting.location'), value: works('geolocation' in navigator && isSecureContext) },
  { label: t('test.push'), value: works('EventSource' in globalThis) },
]

/**
 * Difference between the phone's clock and the server's in seconds, from the Date header of an answer; undefined
 * without an answer.
 */
async function clockDifference(): Promise<number | undefined> {
  const answer = await fetch(`/healthz?t=${Date.now()}`).catch(() => undefined)
  const date = Date.parse(answer?.headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : Math.round((Date.now() - date) / 1000)
}

async function factsFromServer(): Promise<Fact[]> {
  const began = performance.now()
  const answer = await send(auth.info, {}, { shows: 'silent' }).then(
    () => `${Math.round(performance.now() - began)} ms`,
    (error: unknown) =>
      isRefused(error) ? `${t('test.fails')} (${error.code || error.refused}, ${error.requestId})` : t('test.fails'),
  )
  const seconds = await clockDifference()
  return [
    { label: t('test.connection'), value: answer },
    { label: t('test.timeDifference'), value: seconds === undefined ? t('setting.unknown') : `${seconds} s` },
  ]
}

/** `/testPage`: shown as an unknown page unless the restaurant has enabled it. NAV-12 */
export function Page() {
  const open = startup()?.scheme.extJson.testPage === true
  useEffect(() => {
    if (!open) go('/error', { replace: true })
  }, [open])
  return open ? <SelfCheck /> : null
}

/** Diagnostic data about the phone and its connection, to copy for support. */
function SelfCheck() {
  const [facts, setFacts] = useState(factsAtOnce)
  useEffect(() => {
    void factsFromServer().then(more => setFacts([...factsAtOnce(), ...more]))
  }, [])
  const copy = () =>
    navigator.clipboard?.writeText(facts.map(({ label, value }) => `${label}: ${value}`).join('\n')).then(
      () => toast(t('test.copied')),
      () => {},
    )
  return (
    <Screen title={t('title.testPage')}>
      <p>{t('test.hint')}</p>
      <List>
        {facts.map(({ label, value }) => (
          <ListRow key={label} title={label} detail={value} />
        ))}
      </List>
      <Button kind="secondary" onClick={() => void copy()}>
        {t('test.copy')}
      </Button>
    </Screen>
  )
}
