import { t } from '@comanda/web/i18n'
import { ErrorState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { useEffect, useState } from 'react'

/** The loading time in ms after which a message appears. */
const LONG = 8000

/** Whether loading has taken so long that a message is shown. */
export function useLongWait(): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  return long
}

/** Reloads the page: a browser does not request again what it is still loading. */
export const PartMissing = () => <ErrorState message={t('ui.partMissing')} onRetry={() => location.reload()} />

/** Placeholder for a part whose code is loading; after a while it offers a retry. */
export const PartLoading = () => (useLongWait() ? <PartMissing /> : <Skeleton height={320} />)
