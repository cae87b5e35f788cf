import { createUsePuck, type PuckApi } from '@puckeditor/core'

/** A part of the editor's state: the component renders again when that part changes. */
export const usePuckState = createUsePuck()

/** The id of the selected component; undefined while the page itself is. */
export const selectedIdOf = ({ selectedItem }: PuckApi): string | undefined =>
  selectedItem ? String(selectedItem.props['id']) : undefined
