import { t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { QueryError } from '../../../ui/loaded.tsx'
import tables from '../../../ui/tables.module.css'
import { useBooks } from './api.ts'
import { BreakList } from './break-list.tsx'
import { ProviderBook } from './provider-book.tsx'

interface BooksProps {
  shopId: number
  timeZone: string
}

/** The payment providers' books against ours: day by day, and what does not agree. M13 */
export function BooksView({ shopId, timeZone }: BooksProps) {
  const { data, error, isFetching, refetch } = useBooks(shopId)
  if (!data && error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Skeleton height={320} />
  return (
    <div className={tables.view}>
      <div>
        <h2>{t('books.title')}</h2>
        <p className={tables.quiet}>{t('books.hint')}</p>
      </div>
      <BreakList shopId={shopId} timeZone={timeZone} breaks={data.breaks} />
      <div className={tables.groups}>
        {data.providers.map(provider => (
          <ProviderBook
            key={provider}
            shopId={shopId}
            provider={provider}
            today={data.today}
            days={data.days.filter(day => day.provider === provider)}
          />
        ))}
      </div>
    </div>
  )
}
