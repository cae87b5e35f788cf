// The order of test files: the longest first, so that no worker still runs one while the others have ended.
import { BaseSequencer } from 'vitest/node'

/**
 * A sequencer that starts with the files of these names, in this order; the others follow as Vitest orders them, by the last
 * run's duration or by size.
 */
export const longestFirst = names =>
  class extends BaseSequencer {
    async sort(files) {
      const rank = ({ moduleId }) => {
        const at = names.findIndex(name => moduleId.endsWith(`/${name}`))
        return at === -1 ? names.length : at
      }
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
    }
  }
