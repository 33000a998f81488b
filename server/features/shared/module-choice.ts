type ModuleFacts = { type: string | null; is_active: boolean };

/** Which modules a shop offers, in which order, and which are open. A demo may change it for one browser. */
export type ModuleChoice = <Module extends ModuleFacts>(modules: Module[]) => Module[];

declare module '../../http/request-context' {
  interface RequestContext {
    chooseModules: ModuleChoice;
  }
}
