import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useEffect } from 'react'
import { dropOrphans } from '../platform/draft-store.ts'

/**
 * What was typed in the sheet of something that somebody else removed cannot be reached any more: it is let go, and that is said.
 * `prefix`: `view/shopId/what/`; `ids`: what is there, undefined while nobody knows or a sheet is open.
 */
export function useDropOrphans(prefix: string, ids: readonly string[] | undefined): void {
  const there = ids?.join(' ')
  useEffect(() => {
    if (there !== undefined && dropOrphans(prefix, [...there.split(' '), 'new'])) toast(t('settings.letGo'))
  }, [prefix, there])
}
