/**
 * The types of the graph that other folders refer to by name, with the values behind them. Each folder adds its own
 * by declaration merging, so that nobody imports a schema.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled where the types are built
export interface NamedObjects {}

// oxlint-disable-next-line typescript/no-empty-interface -- filled where the types are built
export interface NamedInterfaces {}

// oxlint-disable-next-line typescript/no-empty-interface -- filled where the types are built
export interface NamedEnums {}

// oxlint-disable-next-line typescript/no-empty-interface -- filled where the types are built
export interface NamedInputs {}

// oxlint-disable-next-line typescript/no-empty-interface -- filled where the types are built
export interface NamedScalars {}

/** Pothos knows an enumeration by name as it knows a scalar. */
export type ScalarShapes = ShapesOf<NamedEnums> & ShapesOf<NamedScalars>;

type ShapesOf<Types> = { [Name in keyof Types]: { Input: Types[Name]; Output: Types[Name] } };
