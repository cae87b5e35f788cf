import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useEffect } from 'react'
import { letGo } from '../platform/shelf.ts'

/**
 * What was typed in the sheet of something that somebody else removed cannot be reached any more: it is let go, and that is said.
 * `prefix`: `view/shopId/what/`; `ids`: what is there, undefined while nobody knows or a sheet is open.
 */
export function useLetGo(prefix: string, ids: readonly string[] | undefined): void {
  const there = ids?.join(' ')
  useEffect(() => {
    if (there !== undefined && letGo(prefix, [...there.split(' '), 'new'])) toast(t('settings.letGo'))
  }, [prefix, there])
}
