import { kitchenCalls as calls } from '@comanda/contract/kitchen'
import { t } from '@comanda/web/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bike, Maximize, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLiveBoard } from '../../../platform/live.ts'
import { send } from '../../../platform/send.ts'
import { ring, tryOutSound, useSoundOn } from '../../../platform/sound.ts'
import { useStayAwake } from '../../../platform/stay-awake.ts'
import styles from './calls.module.css'

interface CallsProps {
  shopId: number
  shopName: string
}

const POLL_MS = 8000

/** The newest number that came since this screen was opened; rings for each. */
function useCalled(numbers: readonly string[] | undefined): string | undefined {
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  const [called, setCalled] = useState<string>()
  useEffect(() => {
    if (!numbers) return
    const before = known.current
    known.current = new Set(numbers)
    const fresh = before && numbers.find(number => !before.has(number))
    if (fresh === undefined) return
    setCalled(fresh)
    ring('call')
  }, [numbers])
  return called
}

/** Shown until a tap: browsers let a page fill the screen and sound only then. */
function Tools() {
  const sound = useSoundOn()
  const [full, setFull] = useState(false)
  if (full && sound) return null
  const begin = () => {
    setFull(true)
    void tryOutSound()
    void document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return (
    <button type="button" className={styles.tools} onClick={begin}>
      {sound ? <Maximize aria-hidden="true" size={20} /> : <Volume2 aria-hidden="true" size={20} />}
      {t(sound ? 'calls.full' : 'console.soundOff')}
    </button>
  )
}

/** The screen in the room: numbers to collect, large enough to be read from the door, and those still being made. */
export function Calls({ shopId, shopName }: CallsProps) {
  const client = useQueryClient()
  const queryKey = ['board', shopId, 'calls']
  const { ready: enabled } = useLiveBoard(shopId, () => void client.invalidateQueries({ queryKey }))
  const { data } = useQuery({
    queryKey,
    queryFn: () => send(calls.callOuts, { shopId }),
    enabled,
    refetchInterval: POLL_MS,
  })
  useStayAwake()
  const ready = data?.ready ?? []
  const called = useCalled(data && ready.map(one => one.callNumber))
  useEffect(() => {
    document.title = `${t('calls.title')} · ${shopName}`
  }, [shopName])
  return (
    <main className={styles.screen}>
      <section className={styles.ready} aria-labelledby="ready">
        <header className={styles.head}>
          <h1 id="ready" className={styles.title}>
            {t('calls.title')}
          </h1>
          <p className={styles.shop}>{shopName}</p>
        </header>
        <p className="visuallyHidden" role="status">
          {called === undefined ? '' : t('calls.called', { number: called })}
        </p>
        {data && ready.length === 0 && <p className={styles.nothing}>{t('calls.nothing')}</p>}
        <ul className={styles.numbers} data-many={ready.length > 6 ? (ready.length > 12 ? 'most' : 'more') : undefined}>
          {ready.map(({ callNumber, orderType }) => (
            <li key={callNumber} className={styles.number} data-called={callNumber === called}>
              {orderType === 1200 && <Bike role="img" aria-label={t('calls.delivery')} />}
              {callNumber}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.making} aria-labelledby="making">
        <h2 id="making" className={styles.makingTitle}>
          {t('calls.making')}
        </h2>
        <ul className={styles.makingNumbers}>
          {data?.making.map(({ callNumber }) => (
            <li key={callNumber}>{callNumber}</li>
          ))}
        </ul>
      </section>
      <Tools />
    </main>
  )
}
