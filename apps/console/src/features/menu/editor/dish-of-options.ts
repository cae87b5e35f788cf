import { useStoredState } from '../../../forms/state/stored-state.ts'

/** The dish that options were opened from, and the options that were created for it since. */
export interface DishOfOptions {
  /** Key of the dish, such as `dish/soup`; undefined where options were opened from the list. */
  dish: string | undefined
  /** Ids of options to add to the dish's form. */
  created: readonly string[]
  /** Opens options from the dish that is shown. */
  open(key: string): void
  /** Notes that these options are new. */
  add(id: string): void
  /** Forgets the created options once the form of the dish has them. */
  taken(): void
  clear(): void
}

interface Origin {
  dish: string
  created: string[]
}

/** Remembers from which dish options were opened, over a reload too. */
export function useDishOfOptions(shopId: number, chosen: string, onChoose: (key: string) => void): DishOfOptions {
  const [origin, setOrigin] = useStoredState<Origin | undefined>(`menu/${shopId}/optionsOf`, undefined)
  const isAt = origin !== undefined && (chosen === origin.dish || chosen.startsWith('modifiers/'))
  return {
    dish: isAt && chosen !== origin.dish ? origin.dish : undefined,
    created: isAt && chosen === origin.dish ? origin.created : [],
    open(key) {
      setOrigin({ dish: chosen, created: [] })
      onChoose(key)
    },
    add: id => isAt && setOrigin({ ...origin, created: [...origin.created, id] }),
    taken: () => origin && setOrigin({ ...origin, created: [] }),
    clear: () => setOrigin(undefined),
  }
}
