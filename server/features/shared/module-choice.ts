type ModuleFacts = { type: string | null; is_active: boolean };

/** Which of the stored modules, in their order, a shop has, and which of them are open. */
export type ModuleChoice = <Module extends ModuleFacts>(modules: Module[]) => Module[];

declare module '../../http/request-context' {
  interface RequestContext {
    chooseModules: ModuleChoice;
  }
}
