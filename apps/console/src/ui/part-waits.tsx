import { t } from '@comanda/web/i18n'
import { ErrorState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { useEffect, useState } from 'react'

/** So long a part may be on its way before it is said, in ms. */
const LONG = 8000

/** Whether what is drawn here has been on its way for so long that people are to be told. */
export function useLongWait(): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  return long
}

/** What a browser is still fetching it does not fetch anew: the page is loaded again, at the same place. */
export const PartMissing = () => <ErrorState message={t('ui.partMissing')} onRetry={() => location.reload()} />

/** In the place of a part whose code is on its way: where it does not come that is said, with a way to try again. */
export const PartWaits = () => (useLongWait() ? <PartMissing /> : <Skeleton height={320} />)
