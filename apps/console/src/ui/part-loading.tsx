import { t } from '@comanda/web/i18n'
import { ErrorState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { useEffect, useState } from 'react'

/** So long a part may be on its way before it is said, in ms. */
const LONG = 8000

/** Whether this has been loading for so long that it must be said. */
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

/** In the place of a part whose code is on its way: where it does not come that is said, with a way to try again. */
export const PartLoading = () => (useLongWait() ? <PartMissing /> : <Skeleton height={320} />)
