/** How each module is built from what the process provides and from the other modules. */
export type Builders<Runtime, Modules> = {
  readonly [Name in keyof Modules]: (runtime: Runtime, modules: Modules) => Modules[Name]
}

/**
 * The modules, each built once, at the first access to its property. What a builder reads from `modules` at once is built before
 * it; what a module needs later it reads inside its functions, when they are called.
 * @throws where modules need each other while they are built: the error names the chain (`order -> payment -> order`).
 */
export function createRegistry<Runtime, Modules extends object>(
  builders: Builders<Runtime, Modules>,
  runtime: Runtime,
): Modules {
  const chain: string[] = []
  const modules = {} as Modules
  const build = <Name extends keyof Modules & string>(name: Name): Modules[Name] => {
    if (chain.includes(name)) throw new Error(`Modules need each other to be built: ${[...chain, name].join(' -> ')}`)
    chain.push(name)
    try {
      const value = builders[name](runtime, modules)
      Object.defineProperty(modules, name, { value, enumerable: true })
      return value
    } finally {
      chain.pop()
    }
  }
  for (const name of Object.keys(builders) as (keyof Modules & string)[])
    Object.defineProperty(modules, name, { get: () => build(name), enumerable: true, configurable: true })
  return modules
}
