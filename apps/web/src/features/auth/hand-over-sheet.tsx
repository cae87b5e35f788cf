import { ownLink } from '../../platform/own-link.ts'
import { auth as calls } from '@comanda/contract/auth'
import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { useQuery } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { QrCode } from '../../ui/media/qr-code.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import styles from './hand-over.module.css'

/** Creates a token each time the sheet opens, which invalidates the previous one. */
const useHandOver = () =>
  useQuery({
    queryKey: ['handOver'],
    queryFn: ({ signal }) => send(calls.handOver, {}, { signal, shows: 'silent' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

/** Code that opens the guest's account on another device, once and within minutes. NAV-3 */
export function HandOverSheet({ onClose }: { onClose: () => void }) {
  const query = useHandOver()
  return (
    <Sheet title={t('auth.handOver')} onClose={onClose}>
      {query.data ? (
        <Code key={query.data.token} {...query.data} busy={query.isFetching} onAgain={() => void query.refetch()} />
      ) : query.error ? (
        <QueryError query={query} />
      ) : (
        <Skeleton height={320} />
      )}
    </Sheet>
  )
}

interface CodeProps {
  token: string
  expiresIn: number
  busy: boolean
  onAgain: () => void
}

function Code({ token, expiresIn, busy, onAgain }: CodeProps) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), expiresIn * 1000)
    return () => clearTimeout(timer)
  }, [expiresIn])
  if (over)
    return (
      <div className={styles.handOver} role="status">
        <p>{t('auth.handOverOver')}</p>
        <Button wide busy={busy} onClick={onAgain}>
          {t('auth.handOverAgain')}
        </Button>
      </div>
    )
  return (
    <div className={styles.handOver}>
      <div className={styles.code}>
        <QrCode text={ownLink(`/mine?${new URLSearchParams({ token })}`)} label={t('auth.handOver')} />
      </div>
      <p className={styles.hint}>{t('auth.handOverScan')}</p>
    </div>
  )
}
