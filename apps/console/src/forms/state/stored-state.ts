import { useState, useEffect } from 'react'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { dropDraft, storeDraft, readDraft, dropOrphans } from '../../platform/draft-store.ts'

/** The selected one of several: the last one selected while it exists, else the first. */
export function useSelection(
  name: string,
  ids: readonly string[],
): [string | undefined, (id: string | undefined) => void] {
  const [storedValue, choose] = useStoredState<string | undefined>(name, undefined)
  return [ids.find(id => id === storedValue) ?? ids[0], choose]
}

/** State of a view that is restored when the view is opened again; not for unsaved input. */
export function useStoredState<T>(name: string, begin: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readDraft<T>(name) ?? begin)
  const put = (next: T) => {
    setValue(next)
    storeDraft(name, next, false)
  }
  return [value, put]
}

/** The reason in a sheet: stored while the sheet is closed, until the action is done. */
export function useReason(name: string): { reason: string; put(reason: string): void; done(): void } {
  const [reason, put] = useStoredState(name, '')
  return { reason, put, done: () => dropDraft(name) }
}

/**
 * Discards unsaved input for things that another person removed, with a message, because it can no longer be reached.
 * @param prefix `view/shopId/what/`
 * @param ids the existing things; undefined while unknown or while a sheet is open
 */
export function useDropOrphans(prefix: string, ids: readonly string[] | undefined): void {
  const idList = ids?.join(' ')
  useEffect(() => {
    if (idList !== undefined && dropOrphans(prefix, [...idList.split(' '), 'new'])) toast(t('settings.letGo'))
  }, [prefix, idList])
}
