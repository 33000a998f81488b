import { readdirSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const KINDS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  PodDisruptionBudget,
  Secret,
  Service,
  StatefulSet,
};
type Kind = keyof typeof KINDS;
type Manifest = { kind: Kind; apiVersion: string; [field: string]: unknown };

const folder = 'deploy/kubernetes';
const manifests = readdirSync(folder)
  .filter((name) => name !== 'kustomization.yaml')
  .map((name) => [name, parse(readFileSync(`${folder}/${name}`, 'utf8')) as Manifest] as const);
const validateManifest = (manifest: Manifest) => new KINDS[manifest.kind](manifest as never).validate();

it.each(manifests)('the manifest %s matches the schema of its kind', (_, manifest) => {
  expect(new KINDS[manifest.kind]().apiVersion).toBe(manifest.apiVersion);
  expect(() => validateManifest(manifest)).not.toThrow();
});

it('a wrong manifest is refused by its schema', () => {
  const [, deployment] = manifests.find(([name]) => name === 'deployment.yaml') ?? [];
  expect(() => validateManifest({ ...(deployment as Manifest), spec: { replicas: 'two' } })).toThrow(
    'replicas',
  );
});

it('the kustomization lists the manifests to apply, without secrets, migration and search engine', () => {
  const { resources } = parse(readFileSync(`${folder}/kustomization.yaml`, 'utf8')) as {
    resources: string[];
  };
  const others = ['secrets.example.yaml', 'migration.yaml', 'search.yaml', 'search-service.yaml'];
  expect([...resources, ...others].sort()).toEqual(manifests.map(([name]) => name).sort());
});

type Pod = {
  spec: {
    template: {
      spec: {
        securityContext: { runAsNonRoot: boolean };
        containers: { securityContext: { readOnlyRootFilesystem: boolean } }[];
      };
    };
  };
};

it.each(['deployment.yaml', 'migration.yaml', 'search.yaml'])(
  'the container of %s runs without root on a read-only file system',
  (file) => {
    const { spec } = (Object.fromEntries(manifests)[file] as unknown as Pod).spec.template;
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    for (const { securityContext } of spec.containers)
      expect(securityContext.readOnlyRootFilesystem).toBe(true);
  },
);

const dockerfile = readFileSync('Dockerfile', 'utf8');

it('the Dockerfile is well-formed, has a health check and does not run as root', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  const [, ...lastStage] = dockerfile.split(/^FROM /m).slice(1);
  expect(lastStage.join()).toMatch(/^USER node$/m);
  expect(lastStage.join()).toMatch(/^HEALTHCHECK /m);
});

type Compose = {
  services: Record<
    string,
    { environment?: Record<string, string>; read_only?: boolean; profiles?: string[] }
  >;
};
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose;

it('the Compose file has two servers, a migration, PostgreSQL, a pooler, Redis, a proxy and an optional search engine', () => {
  expect(Object.keys(compose.services).sort()).toEqual([
    'app',
    'database',
    'migrate',
    'pooler',
    'proxy',
    'redis',
    'search',
  ]);
  // Without the profile, PostgreSQL answers searches.
  expect(compose.services.search?.profiles).toEqual(['search']);
  expect(Object.entries(compose.services).filter(([, { profiles }]) => profiles)).toHaveLength(1);
  expect(compose.services.app).toMatchObject({ read_only: true, deploy: { replicas: 2 } });
  expect(compose.services.migrate?.environment?.DATABASE_URL).toContain('@database:');
  expect(compose.services.app?.environment?.DATABASE_URL).toContain('@pooler:');
});

it('every setting in the Compose file, the manifests and the image is documented', () => {
  const documented = readFileSync('docs/settings.md', 'utf8');
  const settings = Object.fromEntries(manifests)['settings.yaml'] as unknown as { data: object };
  const secrets = Object.fromEntries(manifests)['secrets.example.yaml'] as unknown as { stringData: object };
  const [, ofImage = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const names = [
    ...Object.keys(compose.services.app?.environment ?? {}),
    ...Object.keys(settings.data),
    ...Object.keys(secrets.stringData),
    ...[...ofImage.matchAll(/(\w+)=/g)].map(([, name]) => name ?? ''),
  ].filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});
