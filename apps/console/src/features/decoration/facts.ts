import { createContext, useContext } from 'react'
import type { Options } from '../../forms/fields/text-fields.tsx'
import type { Faults } from './page-data.ts'

/** The options of the editor's fields. */
export interface EditorFacts {
  shopId: number
  /** The brand, by which the preview's addresses name it. */
  corporationId: number
  languages: readonly string[]
  pictureHost: string
  /** The pages of the app and of the brand by their address. */
  links: Options<string>
  stores: Options<number>
  dishes: Options<string>
  occasions: Options<string>
  faults: Faults
}

export const EditorFactsContext = createContext<EditorFacts>({
  shopId: 0,
  corporationId: 0,
  languages: [],
  pictureHost: '',
  links: [],
  stores: [],
  dishes: [],
  occasions: [],
  faults: new Map(),
})

export const useEditorFacts = (): EditorFacts => useContext(EditorFactsContext)
