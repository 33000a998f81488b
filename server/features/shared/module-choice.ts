type ModuleFacts = { type: string | null; is_active: boolean };

/** Selects and orders the modules of a shop and marks the open ones. */
export type ModuleChoice = <Module extends ModuleFacts>(modules: Module[]) => Module[];

declare module '../../http/request-context' {
  interface RequestContext {
    chooseModules: ModuleChoice;
  }
}
